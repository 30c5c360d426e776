import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onLanguageChange } from '#i18n/languageCallbacks.ts';
import { currentHost, postToHost, readHostLayout, type HostLayout } from './hostFrame.ts';

const ATTRIBUTES: Record<keyof HostLayout, string> = {
  sidebar: 'hostSidebar',
  statusBar: 'hostStatusBar',
  noticeBar: 'hostNoticeBar',
};

/** [R25] Posts route, title and language to the host, and hides the parts of the frame that the host shows itself. */
export function HostBridge() {
  const { pathname, search } = useLocation();
  useEffect(() => postToHost({ type: 'route', path: `${pathname}${search}` }), [pathname, search]);

  useEffect(() => {
    const post = () => postToHost({ type: 'title', title: document.title });
    const observer = new MutationObserver(post);
    observer.observe(document.querySelector('title')!, { childList: true });
    post();
    return () => observer.disconnect();
  }, []);

  // [G10] A burst of changes is posted once.
  useEffect(() => onLanguageChange((language) => postToHost({ type: 'language', language })), []);

  useEffect(() => {
    const origin = currentHost();
    if (origin === null) return undefined;
    const read = (event: MessageEvent) => {
      const layout = readHostLayout(event, { origin, parent: window.parent });
      if (!layout) return;
      for (const [part, isShown] of Object.entries(layout) as [keyof HostLayout, boolean][]) {
        // Layout.module.css hides the parts.
        document.documentElement.dataset[ATTRIBUTES[part]] = isShown ? 'on' : 'off';
      }
    };
    window.addEventListener('message', read);
    return () => window.removeEventListener('message', read);
  }, []);
  return null;
}
