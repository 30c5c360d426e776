import type { CachedScreen } from './cachedScreen.ts';

/** Notices above the page and drafts of this browser appear after the first rows; a cached screen must not show them. */
const LATE = '[data-late]';
const CONTROLS = 'button, input, select, textarea, summary, dialog';

/**
 * Copies the screen that is shown now for the next visit: links work, all other controls are inert until the app starts,
 * and the list shows the age of its rows.
 * @param age text about the rows until the portal answers
 * @returns null while a dialog is open
 */
export function captureScreen(page: Document, path: string, age: string): CachedScreen | null {
  const root = page.querySelector('#root');
  const place = root?.querySelector('[data-age]');
  if (!root || !place || page.querySelector('dialog[open], [role="dialog"]')) return null;
  const copy = root.cloneNode(true) as HTMLElement;
  copy.querySelector('[data-age]')!.textContent = age;
  for (const late of copy.querySelectorAll(LATE)) late.remove();
  // The selected option is a property; the copied HTML needs it as an attribute.
  const chosen = [...root.querySelectorAll('select')].map((select) => select.selectedIndex);
  [...copy.querySelectorAll('select')].forEach((select, index) => {
    select.options[chosen[index] ?? 0]?.setAttribute('selected', '');
  });
  for (const control of copy.querySelectorAll(CONTROLS)) control.setAttribute('inert', '');
  copy.querySelector('main')?.setAttribute('aria-busy', 'true');
  return {
    path,
    language: page.documentElement.lang,
    title: page.title,
    style: page.documentElement.style.cssText,
    sheets: sheetsFor(page, copy),
    html: copy.innerHTML,
  };
}

function sheetsFor(page: Document, copy: HTMLElement): string[] {
  const used = new Set([...copy.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  return [...page.styleSheets]
    .filter((sheet) => sheet.href !== null && readRules(sheet).some((rule) => usesClass(rule, used)))
    .map(({ href }) => new URL(href!).pathname);
}

function readRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function usesClass(rule: CSSRule, used: ReadonlySet<string>): boolean {
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].some((inner) => usesClass(inner, used));
  if (!(rule instanceof CSSStyleRule)) return false;
  return [...rule.selectorText.matchAll(/\.([\w-]+)/gu)].some(([, name]) => used.has(name!));
}
