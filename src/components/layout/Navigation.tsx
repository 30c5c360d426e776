import { useI18nProvider } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { trackPageView } from './analytics.ts';

/**
 * What happens on the way from screen to screen: [R01] a new one begins at its top (back keeps its place), [R20] its page
 * view is told, [G10] a `lang` in the address follows the language that is spoken. Shows nothing.
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
    if (!isFirst && type !== NavigationType.Pop) window.scrollTo(0, 0);
    const event = events[pathname === '/' ? pathname : pathname.replace(/\/$/u, '')];
    if (event) trackPageView(event, pathname);
  }, [pathname, type, events]);

  useEffect(() => {
    const named = new URLSearchParams(search).get('lang');
    if (named === null || named === language) return;
    // Only this parameter is rewritten: the others stay as they were written.
    const follows = search.replace(/([?&]lang=)[^&]*/u, `$1${language}`);
    void navigate({ pathname, search: follows, hash }, { replace: true, state });
  }, [pathname, search, hash, state, language, navigate]);
  return null;
}
