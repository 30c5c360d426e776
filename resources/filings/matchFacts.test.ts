import { describe, expect, it } from 'vitest';
import type { Receipt } from '#contract/endpoints/filings.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { matchFacts } from './matchFacts.ts';
import { errorCause, receiptErrors } from '#features/receipts/receiptCause.ts';
import { ageSince, splitAge, isLate } from './waitingTime.ts';

const receipt = (seq: number, changes: Partial<Receipt>): Receipt => ({
  seq,
  action: 'send',
  at: '2026-03-02 10:05:00',
  kind: 'response',
  code: '02',
  message: '',
  raw: '',
  ...changes,
});
const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const facts = (changes: Partial<Parameters<typeof matchFacts>[0]> = {}, now = at('2026-03-04')) =>
  matchFacts(
    {
      acceptedAt: '2026-03-02 10:05:00',
      createdAt: '2026-03-02 10:00:00',
      declarationStatus: 'receiveSuccess',
      matchStatus: 'none',
      receipts: [],
      ...changes,
    },
    now,
  );

describe('match of a bill', () => {
  it('[D08] is pending from acceptance until it is found', () => {
    expect(facts().since).toBe('2026-03-02 10:05:00');
    expect(facts({ acceptedAt: null }).since).toBe('');
    expect(facts({ matchStatus: 'onFile' }).since).toBe('');
    expect(facts({ declarationStatus: 'deleteSuccess' }).since).toBe('');
  });

  it('[D08] has reminders at filing and after 5, 20 and 30 days', () => {
    const advisory = (seq: number, code: string, at: string) => receipt(seq, { kind: 'advisory', code, at });
    const receipts = [advisory(3, 'S2', '2026-03-02 10:06:00'), advisory(4, 'S3', '2026-03-07 10:00:00')];
    expect(facts({ matchStatus: 'notOnFile', receipts }).reminders).toEqual([
      { day: 0, at: '2026-03-02 10:06:00', state: 'sent' },
      { day: 5, at: '2026-03-07 10:00:00', state: 'sent' },
      { day: 20, at: '2026-03-22 10:00:00', state: 'next' },
      { day: 30, at: '2026-04-01 10:00:00', state: 'later' },
    ]);
    const wrong = facts({ matchStatus: 'wrongType', receipts: [advisory(3, 'S6', '2026-03-02 10:06:00')] });
    expect(wrong.reminders.map(({ state }) => state)).toEqual(['sent', 'next', 'later', 'later']);
    const late = facts(
      { matchStatus: 'notOnFile', receipts: [advisory(3, 'S2', '2026-03-02 10:06:00')] },
      at('2026-03-08'),
    );
    expect(late.reminders.map(({ state }) => state)).toEqual(['sent', 'missing', 'next', 'later']);
  });
});

describe('a wait', () => {
  const MINUTE = 60_000;
  it('[D08] is late after 30 minutes', () => {
    expect([29, 30, 24 * 60].map((minutes) => isLate(minutes * MINUTE))).toEqual([false, true, true]);
  });

  it('is shown in a suitable unit', () => {
    const at = Date.UTC(2026, 2, 2, 8);
    expect(ageSince('2026-03-02 10:00:00', at)).toBe(6 * 60 * MINUTE);
    expect(ageSince('2026-03-02 18:00:00', at)).toBe(0);
    expect(ageSince('', at)).toBeNull();
    expect([0, 59, 60, 47 * 60, 48 * 60].map((minutes) => splitAge(minutes * MINUTE))).toEqual([
      { unit: 'minutes', count: 0 },
      { unit: 'minutes', count: 59 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 47 },
      { unit: 'days', count: 2 },
    ]);
  });
});

describe('errors of a filing', () => {
  const bill = isf10Bill({ importerType: '34', importerId: '666-45-6789' });
  const causeOf = (error: Partial<Parameters<typeof errorCause>[0]>) =>
    errorCause({ code: '', message: '', severity: 'reject', ...error }, bill);

  it('[D08] have published text, cause and fix by code, with masked private numbers', () => {
    const keys = ['customs.edits.S16.text', 'customs.edits.S16.cause', 'customs.edits.S16.fix'];
    expect(causeOf({ code: 'S16', field: 'importerId' })).toMatchObject({ keys, args: { value: '***-**-6789' } });
    expect(causeOf({ code: '125', field: 'importerId' }).keys).toEqual(keys);
  });

  it('[D08] omit a cause that quotes an unknown value', () => {
    expect(causeOf({ code: 'S17' }).keys).toEqual(['customs.edits.S17.text', 'customs.edits.S17.fix']);
  });

  it('[D08] are found by customs’ text without a published code, with the party', () => {
    expect(causeOf({ message: 'MANDATORY PARTY MISSING', field: 'sellerName' })).toMatchObject({
      args: { entity: 'SE' },
    });
    expect(causeOf({ message: 'MANDATORY PARTY MISSING' })).toMatchObject({ args: { entity: 'any' } });
    expect(causeOf({ code: 'Z99' })).toEqual({ keys: ['customs.unknown'], args: { code: 'Z99' } });
  });

  it('[D08] are all errors of an answer; an older answer has one', () => {
    const errors = [{ code: 'S17', message: '', severity: 'reject' as const, field: 'importerId' }];
    expect(receiptErrors(receipt(2, { code: '01', errors }))).toBe(errors);
    expect(receiptErrors(receipt(2, { code: 'S17', field: 'importerId' }))).toEqual(errors);
    expect(receiptErrors(receipt(2, { code: '01' }))).toEqual([]);
    expect(receiptErrors(receipt(2, { code: '02' }))).toEqual([]);
  });
});
