import { describe, expect, it } from 'vitest';
import { DECLARATION_STATUS_NAMES, DECLARATION_STATUSES } from '#contract/statuses.ts';
import { messages as en } from '#messages/en/index.ts';
import { deleteConfirmation, isConfirmed } from './deleteConfirmation.ts';
import { FILING_ACTIONS, changeAction, closedReason } from './filingActions.ts';
import { filingDetail } from './testing/filingDetail.ts';

describe('the actions of a filing', () => {
  it.each(DECLARATION_STATUS_NAMES)(
    '[D07] are open in %s exactly as the status table says, the others have a reason',
    (status) => {
      const filing = filingDetail(status);
      const open = FILING_ACTIONS.filter((action) => closedReason(filing, action) === null);
      expect(open).toEqual([...DECLARATION_STATUSES[status].actions]);
      for (const action of FILING_ACTIONS) {
        const why = closedReason(filing, action);
        if (why !== null) expect(en.changes.closed).toHaveProperty(why);
      }
    },
  );

  it('[D07] name the filing that has to be deleted first', () => {
    const waits = filingDetail('submitted', { waitsFor: { id: 'f0', amsNo: 'OOLU1' } });
    expect(FILING_ACTIONS.map((action) => closedReason(waits, action))).toEqual(['waitsFor', 'waitsFor', 'waitsFor']);
    expect(changeAction(waits)).toBeNull();
  });

  it('[D07] change a rejected or deleted filing by sending it again, any other by modifying it', () => {
    expect(
      ['receiveFailed', 'deleteSuccess', 'modifyFailed'].map((status) =>
        changeAction(filingDetail(status as 'receiveFailed')),
      ),
    ).toEqual(['resend', 'resend', 'modify']);
  });
});

describe('the sign that a deletion is meant', () => {
  it('[D12] is the end of the one number, in any case and with blanks of a paste', () => {
    const wanted = deleteConfirmation(['OOLU27A4t778']);
    expect(wanted).toBe('t778');
    expect([' T778 ', 't 778', '778', ''].map((typed) => isConfirmed(typed, wanted))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('[D12] is the count of several, and of none nothing', () => {
    expect(deleteConfirmation(['A', 'B', 'C'])).toBe('3');
    expect(isConfirmed('', deleteConfirmation(['']))).toBe(false);
  });
});
