import { useI18nProvider } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { trackPageView } from './analytics.ts';
import { keepsScroll } from './keepScroll.ts';

/**
 * Navigation effects: [R01] scrolls new screens to the top, [R20] reports page views, [G10] updates the `lang`
 * parameter to the language. Renders nothing.
 * @param props.events name of the page-view event by address
 * @example <Navigation events={{ '/drafts': 'draft_list' }} />
 */
export function Navigation({ events }: { events: Readonly<Record<string, string | undefined>> }) {
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const language = useI18nProvider().getLocale();
  const before = useRef<string | null>(null);

  useEffect(() => {
    if (before.current === pathname) return;
    const isFirst = before.current === null;
    before.current = pathname;
    if (!isFirst && type !== NavigationType.Pop && !keepsScroll(state)) window.scrollTo(0, 0);
    const event = events[pathname === '/' ? pathname : pathname.replace(/\/$/u, '')];
    if (event) trackPageView(event, pathname);
  }, [pathname, type, events, state]);

  useEffect(() => {
    const named = new URLSearchParams(search).get('lang');
    if (named === null || named === language) return;
    // Replaces this parameter only, keeping the encoding of others.
    const follows = search.replace(/([?&]lang=)[^&]*/u, `$1${language}`);
    void navigate({ pathname, search: follows, hash }, { replace: true, state });
  }, [pathname, search, hash, state, language, navigate]);
  return null;
}
