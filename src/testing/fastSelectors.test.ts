// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { installFastSelectors, internalElement, selectorEngine } from './fastSelectors.ts';

const { resolve } = createRequire(import.meta.url);
const SHEET = readFileSync(resolve('jsdom/lib/jsdom/browser/default-stylesheet.css'), 'utf8').replaceAll(
  /\/\*.*?\*\//gsu,
  '',
);
const SELECTORS = Array.from(SHEET.matchAll(/([^{}]+)\{[^{}]*\}/gu), ([, selector = '']) => selector.trim());
const FURTHER_SELECTORS = [
  '.root',
  '.root>:not(style)~:not(style)',
  '.root .part:hover, .root .part:focus',
  '.root:focus-within',
  '.root::-moz-focus-inner',
  'button, button::before',
  '[data-color-scheme="light"]',
  '[title="a, b"] > i, [title="a\\"]"]',
  'a.root:link:not(:is(.part, [hidden]))',
  ':root, [dir=rtl]',
  'svg circle',
  '*',
];

/** Every word of the sheet that is a tag, except those that a page has once. */
const TAGS = [...new Set(SHEET.match(/[a-z][a-z\d]*/gu))].filter(
  (word) =>
    !['html', 'head', 'body', 'script'].includes(word) && !(document.createElement(word) instanceof HTMLUnknownElement),
);
const ATTRIBUTES = ['hidden', 'dir="rtl"', 'href="/"', 'class="root part"', 'open', 'popover', 'type="radio"'];

/** A page of its own, because the engine of the test's page is replaced already. */
function openPage(): Document {
  const page = document.body.appendChild(document.createElement('iframe')).contentDocument;
  if (!page) throw new Error('The frame has no page.');
  for (const tag of TAGS) page.body.append(page.createElement(tag));
  for (const tag of ['a', 'dialog', 'div', 'input', 'table']) {
    for (const attribute of ATTRIBUTES) page.body.insertAdjacentHTML('beforeend', `<${tag} ${attribute}></${tag}>`);
  }
  page.body.insertAdjacentHTML(
    'beforeend',
    `<div class="root" data-color-scheme="light" title="a, b">
      <i></i><button class="part"></button><svg><circle/></svg>
      <ul><li><ol><li><menu></menu></li></ol></li></ul>
      <details><summary></summary><p></p></details>
      <table rules="rows" frame="void"><tbody><tr><td></td></tr></tbody></table>
    </div>`,
  );
  page.querySelector<HTMLElement>('button.part')?.focus();
  return page;
}

const isMatch = ({ match, pseudoElement }: ReturnType<ReturnType<typeof selectorEngine>['check']>): boolean =>
  Boolean(match && !pseudoElement);

it('finds the matches that jsdom finds, with the same specificity', () => {
  expect(SELECTORS.length).toBeGreaterThan(100);
  const page = openPage();
  const engine = selectorEngine(page);
  const slow = engine.check.bind(engine);
  installFastSelectors(page);
  const elements = [...page.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(150);
  const matching = new Set<string>();
  for (const selector of [...SELECTORS, ...FURTHER_SELECTORS]) {
    for (const element of elements) {
      const internal = internalElement(element);
      const expected = slow(selector, internal);
      const found = engine.check(selector, internal);
      expect(isMatch(found), `${selector} and ${element.outerHTML}`).toBe(isMatch(expected));
      if (!isMatch(expected)) continue;
      expect(found.ast).toEqual(expected.ast);
      matching.add(selector);
    }
  }
  expect(matching.size).toBeGreaterThan(80);
});
