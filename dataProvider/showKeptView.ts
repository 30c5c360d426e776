import { isOwnSheets, readView, type KeptView } from './keptView.ts';

/**
 * Draws the screen as it was last seen at this address, long before the app can: its rows are links and say how old they
 * are. The app's first screen takes its place.
 * @param language of the page that is opened
 * @returns whether a screen stands there
 */
export function showKeptView(page: Document, path: string, language: string): boolean {
  const root = page.querySelector('#root');
  const view = root?.childElementCount === 0 ? readView(path) : null;
  if (!root || view?.language !== language) return false;
  if (!isOwnSheets(view.sheets)) return false;
  draw(page, root, view);
  return true;
}

function draw(page: Document, root: Element, view: KeptView): void {
  page.documentElement.lang = view.language;
  page.documentElement.style.cssText = view.style;
  page.title = view.title;
  // Beside the app's place and not in it: the app empties it with its first commit and fills it with a later one.
  const drawing = page.createElement('div');
  drawing.innerHTML = view.html;
  root.before(drawing);
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    observer.disconnect();
    // Whoever walked to a link already finds it under the focus when the app has drawn it anew.
    const focused = drawing.contains(page.activeElement) ? page.activeElement?.getAttribute('href') : null;
    drawing.remove();
    if (focused) [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)?.focus();
  });
  observer.observe(root, { childList: true });
}
