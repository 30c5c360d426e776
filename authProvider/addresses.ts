import type { Locale } from '#contract/limits.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** State of the landing page in the history: the screen that a signed-out person wanted. */
export interface FromState {
  from: Place;
}

/** The sign-in page in the same language, with `place` as the page to return to. */
export function signInPath({ pathname, search, hash = '' }: Place): string {
  const next = `${pathname}${search}${hash}`;
  const path = pathTo.login(next === '/' ? '' : next);
  const lang = new URLSearchParams(search).get('lang');
  return lang ? `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}` : path;
}

/**
 * The path to open after sign-in. Allows only paths of this app: no other host, no scheme, not sign-in itself.
 * @example ownPath('//evil.example') // '/'
 */
export function ownPath(next: string | null): string {
  if (!next?.startsWith('/')) return '/';
  const home = 'https://own.invalid';
  const url = URL.parse?.(next, home) ?? parseOrNull(next, home);
  if (!url || url.origin !== home || url.pathname === ROUTES.login.path || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** [G02] The landing page of a language, with the query and the language, which only the cookie may have. */
export function landingPath(language: Locale, search: string): string {
  const hasLanguage = new URLSearchParams(search).has('lang');
  const query = hasLanguage ? search : `${search}${search.length > 1 ? '&' : '?'}lang=${language}`;
  return `${pathTo.screen(language === 'zh-CN' ? 'landingPage' : 'landingPageEn')}${query.replace(/^\?\?/u, '?')}`;
}

function parseOrNull(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
