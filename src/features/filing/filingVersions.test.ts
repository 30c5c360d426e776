import { describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { filingVersions } from './filingVersions.ts';

const held = isf10Bill({ importerId: '95-483920100' });
const sent = isf10Bill({ importerId: '95-483920111' });
const facts = (declarationStatus: FilingDetail['declarationStatus'], more: Partial<FilingDetail> = {}) =>
  ({
    ...sent,
    declarationStatus,
    held: null,
    latest: { action: 'send', at: '2026-03-02 10:00:00', isLocal: false },
    ...more,
  }) as FilingDetail;
const latest = (action: 'modify' | 'delete') => ({ action, at: '2026-03-02 10:00:00', isLocal: false });

describe('filingVersions', () => {
  it('[D09] shows the held version, and a rejected change apart', () => {
    const { shown, state, change } = filingVersions(facts('modifyFailed', { held, latest: latest('modify') }));
    expect([shown, state]).toEqual([held, 'held']);
    expect(change).toMatchObject({ state: 'rejected', bill: { importerId: '95-483920111' } });
  });

  it('[D09] names an unanswered change as waiting', () => {
    expect(filingVersions(facts('submitted', { held, latest: latest('modify') })).change?.state).toBe('waiting');
  });

  it('[D09] keeps a rejected change rejected while a deletion is unanswered', () => {
    expect(filingVersions(facts('submitted', { held, latest: latest('delete') })).change?.state).toBe('rejected');
  });

  it('[D09] finds no change where customs holds what was sent', () => {
    expect(filingVersions(facts('receiveSuccess', { held: sent }))).toMatchObject({ state: 'held', change: null });
  });

  it.each([
    ['receiveFailed', 'rejected'],
    ['deleteSuccess', 'deleted'],
    ['submitted', 'waiting'],
    ['receiveOk', 'waiting'],
  ] as const)('[D09] says why customs holds nothing with status %s', (status, state) => {
    expect(filingVersions(facts(status))).toMatchObject({ state, change: null, shown: { importerId: '95-483920111' } });
  });
});
