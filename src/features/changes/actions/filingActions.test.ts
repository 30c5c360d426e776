import { describe, expect, it } from 'vitest';
import { DECLARATION_STATUS_NAMES, DECLARATION_STATUSES } from '#contract/statuses.ts';
import { changes } from '#messages/en/changes.ts';
import { deleteConfirmation, isConfirmed } from '../deletion/deleteConfirmation.ts';
import { FILING_ACTIONS, changeAction, closedReason } from './filingActions.ts';
import { filingDetail } from '../testing/filingDetail.ts';

describe('filing actions', () => {
  it.each(DECLARATION_STATUS_NAMES)('[D07] follow the status table in %s; unavailable ones have a reason', (status) => {
    const filing = filingDetail(status);
    const open = FILING_ACTIONS.filter((action) => closedReason(filing, action) === null);
    expect(open).toEqual([...DECLARATION_STATUSES[status].actions]);
    for (const action of FILING_ACTIONS) {
      const why = closedReason(filing, action);
      if (why !== null) expect(changes.closed).toHaveProperty(why);
    }
  });

  it('[D07] name the filing whose deletion they wait for', () => {
    const waits = filingDetail('submitted', { waitsFor: { id: 'f0', amsNo: 'OOLU1' } });
    expect(FILING_ACTIONS.map((action) => closedReason(waits, action))).toEqual(['waitsFor', 'waitsFor', 'waitsFor']);
    expect(changeAction(waits)).toBeNull();
  });

  it('[D07] resend a rejected or deleted filing and modify any other', () => {
    expect(
      ['receiveFailed', 'deleteSuccess', 'modifyFailed'].map((status) =>
        changeAction(filingDetail(status as 'receiveFailed')),
      ),
    ).toEqual(['resend', 'resend', 'modify']);
  });
});

describe('deletion confirmation', () => {
  it('[D12] is the end of a single number, ignoring case and blanks', () => {
    const wanted = deleteConfirmation(['OOLU27A4t778']);
    expect(wanted).toBe('t778');
    expect([' T778 ', 't 778', '778', ''].map((typed) => isConfirmed(typed, wanted))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('[D12] is the count of several numbers, and impossible for none', () => {
    expect(deleteConfirmation(['A', 'B', 'C'])).toBe('3');
    expect(isConfirmed('', deleteConfirmation(['']))).toBe(false);
  });
});
