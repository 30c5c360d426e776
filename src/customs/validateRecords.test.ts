import { describe, expect, it } from 'vitest';
import { validateRecords } from './validateRecords.ts';
import { BASE_MESSAGES } from './testing/baseMessages.ts';
import { HAND_WRITTEN } from './testing/handWrittenMessages.ts';
import { mutate } from './testing/mutate.ts';

const namesOf = (records: readonly string[]): string[] =>
  [...new Set(validateRecords(records).map(({ name }) => name))].sort();

describe('hand-written messages', () => {
  it('are more than 200', () => {
    expect(HAND_WRITTEN.length).toBeGreaterThanOrEqual(200);
    expect(new Set(HAND_WRITTEN.map((row) => row.join('|'))).size).toBe(HAND_WRITTEN.length);
  });

  it.each(HAND_WRITTEN)('%s, %s: returns “%s”', (base, change, names) => {
    expect(namesOf(mutate(BASE_MESSAGES[base], change))).toEqual(names.split(' ').filter(Boolean).sort());
  });
});
