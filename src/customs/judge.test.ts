import { describe, expect, it } from 'vitest';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { randomBill, seeded } from '#contract/testing/randomBills.ts';
import { billToIsf } from './billToIsf.ts';
import type { IsfMessage } from './isfMessage.ts';
import { judge } from './judge.ts';

const add = { action: 'A', isfNo: 'HBRL-0000000007' } as const;
const isf10 = (): IsfMessage => billToIsf(isf10Bill(), add);
const single = (): IsfMessage =>
  billToIsf(isf10Bill({ bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' }), add);
const head = (changes: Partial<IsfMessage['header']>) => (message: IsfMessage) =>
  ({ ...message, header: { ...message.header, ...changes } }) satisfies IsfMessage;

describe('the edits', () => {
  it('find nothing in a sound filing of either type', () => {
    expect(judge(isf10())).toEqual([]);
    expect(judge(single())).toEqual([]);
    expect(judge(billToIsf(isf5Bill(), add))).toEqual([]);
    expect(judge(billToIsf(isf10Bill(), { ...add, action: 'R' }))).toEqual([]);
    expect(judge(billToIsf(isf10Bill(), { ...add, action: 'D' }))).toEqual([]);
  });

  it('find nothing in generated filings that pass the form’s rules', () => {
    const random = seeded(7);
    for (let round = 0; round < 2_000; round += 1) expect(judge(billToIsf(randomBill(random), add))).toEqual([]);
  });

  it.each([
    ['S06', head({ submissionType: '5' }), null],
    ['S07', head({ action: 'X' }), null],
    ['S09', head({ transportMode: '40' }), null],
    ['S10', head({ action: 'R' }), null],
    ['S11', head({ transactionNumber: 'HBRL-0000000001' }), null],
    ['S14', head({ importerQualifier: 'ZZ' }), 'importerType'],
    ['S15', head({ importerNumber: '' }), 'importerId'],
    ['S16', head({ importerNumber: '123456789' }), 'importerId'],
    ['S18', head({ shipmentType: '12' }), 'cargoType'],
    ['S19', head({ bondHolder: '' }), 'bondHolderId'],
    ['S20', head({ bondActivity: '05' }), 'bondType'],
    ['S21', head({ bondType: '7' }), 'bondType'],
    ['S23', head({ bondHolder: '12345' }), 'bondHolderId'],
    ['S25', head({ birthDate: '02301990' }), 'importerBirth'],
    ['S28', head({ actionReason: 'XX' }), 'actionReason'],
    ['S31', (message: IsfMessage) => ({ ...message, bills: [] }), 'amsRequestList.0.amsNo'],
    [
      'S32',
      (message: IsfMessage) => ({ ...message, bills: [{ qualifier: 'BM', number: 'OO1U1' }] }),
      'amsRequestList.0.amsNo',
    ],
    [
      'S33',
      (message: IsfMessage) => ({ ...message, bills: [...message.bills, ...message.bills] }),
      'amsRequestList.1.amsNo',
    ],
    [
      'SF30',
      (message: IsfMessage) => ({ ...message, parties: message.parties.filter((party) => party.entity !== 'SE') }),
      'sellerName',
    ],
  ] as const)('say %s of what breaks it, at its field', (code, damage, field) => {
    expect(judge(damage(isf10())).map((found) => [found.code, found.field])).toContainEqual([code, field]);
  });

  it.each([
    ['S13', 'SBN', 'bondReferenceNo'],
    ['S22', 'V1', 'suretyCode'],
  ] as const)('say %s of a single bond without %s', (code, qualifier, field) => {
    const message = single();
    const references = message.references.filter((reference) => reference.qualifier !== qualifier);
    expect(judge({ ...message, references }).map((found) => [found.code, found.field])).toEqual([[code, field]]);
  });
});
