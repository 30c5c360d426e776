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

it('[X06] masks a social security number in the text of a finding', () => {
  const message = 'SF10@11=34_666-12-3456_ ; SF10@58=666-12-3456_ ; SF30CN@43=34_912-70-1234__';
  const found = validateRecords(mutate(BASE_MESSAGES.ten, message));
  const values = found.flatMap(({ args }) => args['value'] ?? []);
  expect(values.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
    '***-**-1234',
    '***-**-3456',
    '***-**-3456',
  ]);
});
