import { describe, expect, it } from 'vitest';
import { flowDraftId, isLocalId, newDraftId } from './draftIds.ts';
import { repeatedNumbers } from './repeatedNumbers.ts';
import { fromServerText } from './serverTime.ts';
import { toServerText } from '#schema/dateText.ts';

describe('draft ids', () => {
  it('[R03] start with "new" and the time, and differ within one millisecond', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => newDraftId(1_700_000_000_000)));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^new1700000000000[0-9a-z]{6}$/u);
  });

  it('[D14] contain the stage id of an external flow', () => {
    expect(flowDraftId('77')).toBe('new77');
    expect(isLocalId('new77')).toBe(true);
    expect(isLocalId('5f0c')).toBe(false);
  });
});

describe('repeatedNumbers', () => {
  it('[D04] returns repeated numbers with the drafts that contain them', () => {
    const found = repeatedNumbers([
      { id: 'a', amsNos: ['OOLU1', 'OOLU1', ''] },
      { id: 'b', amsNos: ['OOLU1', 'OOLU2', ''] },
    ]);
    expect([...found]).toEqual([['OOLU1', ['a', 'b']]]);
  });
});

describe('server times', () => {
  it('[K01] formats and parses times at +08:00', () => {
    const at = new Date('2026-12-31T16:00:00Z');
    expect(toServerText(at)).toBe('2027-01-01 00:00:00');
    expect(fromServerText('2027-01-01 00:00:00')?.toISOString()).toBe(at.toISOString());
    expect(fromServerText('soon')).toBeNull();
  });
});
