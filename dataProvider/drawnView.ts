import type { KeptView } from './keptView.ts';

/** Lines over the page and drafts of this computer come after the first rows; the drawing must not be ahead of them. */
const LATE = '[data-late]';
const CONTROLS = 'button, input, select, textarea, summary, dialog';

/**
 * The screen that stands now as a drawing for the next visit: links work, everything else waits for the app, and the age
 * of its rows is said where the list says it.
 * @param age what is said of the rows until the portal has answered
 * @returns null while something lies over the screen
 */
export function drawnView(page: Document, path: string, age: string): KeptView | null {
  const root = page.querySelector('#root');
  const place = root?.querySelector('[data-age]');
  if (!root || !place || page.querySelector('dialog[open], [role="dialog"]')) return null;
  const drawing = root.cloneNode(true) as HTMLElement;
  drawing.querySelector('[data-age]')!.textContent = age;
  for (const late of drawing.querySelectorAll(LATE)) late.remove();
  // What was chosen is a property; only what is written in the text is kept.
  const chosen = [...root.querySelectorAll('select')].map((select) => select.selectedIndex);
  [...drawing.querySelectorAll('select')].forEach((select, index) => {
    select.options[chosen[index] ?? 0]?.setAttribute('selected', '');
  });
  for (const control of drawing.querySelectorAll(CONTROLS)) control.setAttribute('inert', '');
  drawing.querySelector('main')?.setAttribute('aria-busy', 'true');
  return {
    path,
    language: page.documentElement.lang,
    title: page.title,
    style: page.documentElement.style.cssText,
    sheets: sheetsFor(page, drawing),
    html: drawing.innerHTML,
  };
}

/** The style sheets that a class of the drawing stands in. */
function sheetsFor(page: Document, drawing: HTMLElement): string[] {
  const used = new Set([...drawing.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  return [...page.styleSheets]
    .filter((sheet) => sheet.href !== null && rulesOf(sheet).some((rule) => names(rule, used)))
    .map(({ href }) => new URL(href!).pathname);
}

/** None of a sheet that never came. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function names(rule: CSSRule, used: ReadonlySet<string>): boolean {
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].some((inner) => names(inner, used));
  if (!(rule instanceof CSSStyleRule)) return false;
  return [...rule.selectorText.matchAll(/\.([\w-]+)/gu)].some(([, name]) => used.has(name!));
}
