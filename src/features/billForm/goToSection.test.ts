// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { stepSection } from './goToSection.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = ['a', 'b', 'c']
    .map((name) => `<section id="block-${name}" data-block="${name}"><input name="${name}"></section>`)
    .join('');
});
const here = () => (document.activeElement as HTMLInputElement).name;

it('moves between blocks and stops at the ends', () => {
  const way = [1, 1, 1, 1, -1, -1, -1] as const;
  const stops = way.map((by) => {
    stepSection(by);
    return here();
  });
  expect(stops).toEqual(['a', 'b', 'c', 'c', 'b', 'a', 'a']);
});
