// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { stepSection } from './goToSection.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = ['a', 'b', 'c']
    .map(
      (name) =>
        `<section id="block-${name}" data-section="${name}"><input name="${name}"><div data-block="0"><input></div></section>`,
    )
    .join('');
});
const here = () => (document.activeElement as HTMLInputElement).name;

it('[B04] moves between blocks, past the lines of a list, and stops at the ends', () => {
  const way = [1, 1, 1, 1, -1, -1, -1] as const;
  const stops = way.map((by) => {
    stepSection(by);
    return here();
  });
  expect(stops).toEqual(['a', 'b', 'c', 'c', 'b', 'a', 'a']);
});
