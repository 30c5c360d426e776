import { trusted } from '#schema/trustedTypes.ts';
import { isOwnSheets, readCachedScreen, type CachedScreen } from './cachedScreen.ts';

/** No screen of the app has one of these. Another script of this origin may have written to browser storage. */
const ACTIVE = /<(?:script|iframe|object|embed|base|meta|link)\b|\son\w+\s*=|javascript:/iu;
const dropActive = (html: string): string => (ACTIVE.test(html) ? '' : html);

/**
 * Shows the cached screen of this address long before the app can render it: its rows are links, and the list shows
 * their age. The first screen of the app replaces it.
 * @param language language of the page that is opened
 * @returns whether a cached screen is shown
 */
export function showCachedScreen(page: Document, path: string, language: string): boolean {
  const root = page.querySelector('#root');
  const view = root?.childElementCount === 0 ? readCachedScreen(path) : null;
  if (!root || view?.language !== language) return false;
  if (!isOwnSheets(view.sheets)) return false;
  insert(page, root, view);
  return true;
}

function insert(page: Document, root: Element, view: CachedScreen): void {
  page.documentElement.lang = view.language;
  page.documentElement.style.cssText = view.style;
  page.title = view.title;
  // Beside the app's root, not in it: React empties the root with its first commit and fills it with a later one.
  const copy = page.createElement('div');
  copy.innerHTML = trusted('createHTML', 'tpt-cached-screen', view.html, dropActive);
  root.before(copy);
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    observer.disconnect();
    // Keeps the focus on the same link when the app has rendered it.
    const focused = copy.contains(page.activeElement) ? page.activeElement?.getAttribute('href') : null;
    copy.remove();
    if (focused) [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)?.focus();
  });
  observer.observe(root, { childList: true });
}
