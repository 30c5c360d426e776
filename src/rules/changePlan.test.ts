import { describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { DECLARATION_STATUS_NAMES, DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';
import { changePlan } from './changePlan.ts';

const bill = isf10Bill({ amsRequestList: [amsRowOf('OOLU12345678')] });
const filing = (declarationStatus: DeclarationStatus, bondPaid = false) => ({ declarationStatus, bill, bondPaid });
const renumbered = { ...bill, amsRequestList: [amsRowOf('OOLU87654321')] };

describe('changePlan', () => {
  it('[D09] replaces a filing that customs holds, keeps its first acceptance and charges nothing', () => {
    expect(changePlan(filing('receiveSuccess'), { ...bill, sellerCity: 'NINGBO' })).toEqual({
      kind: 'replace',
      chargedAsNew: false,
      bondDue: false,
      keepsAcceptance: true,
    });
  });

  it('[D09] resends a rejected filing free of charge and a deleted one as new', () => {
    expect(changePlan(filing('receiveFailed'), bill)).toMatchObject({ kind: 'resend', chargedAsNew: false });
    expect(changePlan(filing('deleteSuccess'), bill)).toMatchObject({ kind: 'sendAgain', chargedAsNew: true });
  });

  it.each(['receiveSuccess', 'modifyFailed', 'receiveFailed', 'deleteFailed'] as const)(
    '[D09] deletes and sends again if a number of a filing in %s changes',
    (status) =>
      expect(changePlan(filing(status), renumbered)).toMatchObject({ kind: 'deleteSend', chargedAsNew: true }),
  );

  it('[D11] treats another filer code as another filing only if customs holds the first one', () => {
    const refiled = { ...bill, houseScac: 'QUAY' };
    expect(changePlan(filing('modifySuccess'), refiled).kind).toBe('deleteSend');
    expect(changePlan(filing('receiveFailed'), refiled).kind).toBe('resend');
  });

  it("[D10] charges the provider's bond once per filing", () => {
    const bonded = { ...bill, bondType: 'Hgj_Continuous' };
    expect(changePlan(filing('receiveSuccess'), bonded).bondDue).toBe(true);
    expect(changePlan(filing('receiveSuccess', true), bonded).bondDue).toBe(false);
    expect(changePlan(filing('receiveSuccess'), { ...bonded, cargoType: '03' }).bondDue).toBe(false);
    expect(changePlan(filing('deleteSuccess', true), bonded).bondDue).toBe(true);
    expect(
      changePlan(filing('receiveSuccess', true), { ...bonded, ...renumbered, bondType: 'Hgj_Continuous' }).bondDue,
    ).toBe(true);
  });

  it('[D09] refuses to change an ISF-10 into an ISF-5', () => {
    for (const status of DECLARATION_STATUS_NAMES) {
      expect(changePlan(filing(status), isf5Bill())).toMatchObject({ kind: 'refused', reason: 'typeChanged' });
    }
  });

  it('[D07] refuses a change that the status table refuses', () => {
    for (const status of DECLARATION_STATUS_NAMES) {
      const isOpen = DECLARATION_STATUSES[status].actions.length > 0;
      expect(changePlan(filing(status), bill).kind === 'refused').toBe(!isOpen);
      expect(changePlan(filing(status), renumbered).kind === 'refused').toBe(!isOpen);
    }
  });
});
