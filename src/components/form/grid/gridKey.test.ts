import { expect, it } from 'vitest';
import { gridMove } from './gridKey.ts';

const key = (name: string, held = '') => ({
  key: name,
  isCommand: held.includes('c'),
  alt: held.includes('a'),
  shift: held.includes('s'),
});
const inside = { atStart: false, atEnd: false };

it.each([
  ['Enter', '', 'next'],
  ['Enter', 's', 'back'],
  ['ArrowDown', '', 'down'],
  ['ArrowDown', 'c', 'last'],
  ["'", 'c', 'copyAbove'],
  ['d', 'c', 'copyAbove'],
  ['Delete', 'a', 'remove'],
  ['Escape', '', 'leave'],
  ['Z', 'c', 'undo'],
  ['y', 'c', 'redo'],
  ['Z', 'cs', 'redo'],
])('[B05] %s with %j is %s', (name, held, move) => expect(gridMove(key(name, held), inside)).toBe(move));

it.each([
  ['ArrowDown', 'a'],
  ['ArrowDown', 'ca'],
  ['Enter', 'c'],
  ['s', 'c'],
  ['Delete', ''],
  ['a', ''],
])('leaves %s with %j to the input', (name, held) => expect(gridMove(key(name, held), inside)).toBeNull());

it('moves sideways from the edge of a text, and always from a choice', () => {
  const right = (caret: { atStart: boolean; atEnd: boolean } | null) => gridMove(key('ArrowRight'), caret);
  expect([right(inside), right({ atStart: false, atEnd: true }), right(null)]).toEqual([null, 'right', 'right']);
});
