import type { FilingDetail, Receipt } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';

/** A filing as returned by the portal, with the actions of its status. */
export function filingDetail(
  declarationStatus: DeclarationStatus,
  changes: Partial<FilingDetail> = {},
  bill: Bill = isf10Bill({ amsRequestList: [amsRowOf('OOLU12345678')] }),
): FilingDetail {
  return {
    ...bill,
    id: 'f1',
    revision: 3,
    isfNo: 'HBRL-0000000001',
    amsNo: 'OOLU12345678',
    amsType: 'BM',
    declarationType: 'ISF-10',
    matchStatus: 'none',
    declarationStatus,
    latestOperator: 'Li Wei',
    operationAt: '2026-03-02 10:00:00',
    createdAt: '2026-03-02 10:00:00',
    source: 'Website',
    remark: '',
    actions: [...DECLARATION_STATUSES[declarationStatus].actions],
    toComplete: false,
    isDuplicate: false,
    customsNo: null,
    hasParkedAnswer: false,
    waitsFor: null,
    receipts: [],
    held: null,
    bondPaid: false,
    acceptedAt: null,
    latest: { action: 'send', at: '2026-03-02 10:00:00', isLocal: false },
    ...changes,
  } as FilingDetail;
}

export const receiptOf = (seq: number, changes: Partial<Receipt>): Receipt => ({
  seq,
  action: 'send',
  at: '2026-03-02 10:00:05',
  kind: 'response',
  code: '02',
  message: '',
  raw: '',
  ...changes,
});
