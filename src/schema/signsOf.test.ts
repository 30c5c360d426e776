import { expect, it } from 'vitest';
import { text } from './field.ts';
import { fieldIssues } from './fieldIssues.ts';
import { signsOf } from './signsOf.ts';

it.each([
  ['🚢1', 2],
  ['上海', 2],
  ['', 0],
  ['ABC', 3],
])('counts the signs of %j as a person does', (value, count) => expect(signsOf(value)).toBe(count));

it('[V01] says how long a text is in signs, and takes as many as there may be', () => {
  expect(fieldIssues(text({ min: 6 }), '🚢', {})[0]?.args).toEqual({ min: 6, length: 1 });
  expect(fieldIssues(text({ max: 2 }), '🚢🚢', {})).toEqual([]);
});
