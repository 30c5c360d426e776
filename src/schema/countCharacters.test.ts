import { expect, it } from 'vitest';
import { text } from './field.ts';
import { fieldIssues } from './fieldIssues.ts';
import { countCharacters } from './countCharacters.ts';

it.each([
  ['🚢1', 2],
  ['上海', 2],
  ['', 0],
  ['ABC', 3],
])('counts %j as %i characters', (value, count) => expect(countCharacters(value)).toBe(count));

it('[V01] counts code points for minimum and maximum length', () => {
  expect(fieldIssues(text({ min: 6 }), '🚢', {})[0]?.args).toEqual({ min: 6, length: 1 });
  expect(fieldIssues(text({ max: 2 }), '🚢🚢', {})).toEqual([]);
});
