import type { OperationAction } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { PRACTICE_BOND } from '../config/customs.ts';
import { demoIsf10, demoIsf5, demoRow } from './demoBills.ts';

/** An operation of a user and customs' answers to it. */
export interface DemoOperation {
  action: OperationAction;
  by: 'demo-filer' | 'demo-admin' | 'demo-sub';
  /** Minutes before the first start. */
  ago: number;
  answers: readonly ReceiptFact['verdict'][];
  /** The fields that a modification changed. */
  changes?: Partial<Bill>;
}

/** A past filing; its status follows from its receipts. */
export interface DemoFiling {
  bill: Bill;
  payType: 0 | 2;
  history: readonly [DemoOperation, ...DemoOperation[]];
}

const DAY_MINUTES = 24 * 60;
type Who = DemoOperation['by'];

const sent = (ago: number, by: Who, ...answers: ReceiptFact['verdict'][]): DemoOperation => ({
  action: 'send',
  by,
  ago,
  answers,
});
const then = (
  action: 'modify' | 'delete',
  ago: number,
  by: Who,
  answers: ReceiptFact['verdict'][],
  changes?: Partial<Bill>,
): DemoOperation => ({ action, by, ago, answers, changes });
const filing = (bill: Bill, ...history: [DemoOperation, ...DemoOperation[]]): DemoFiling => ({
  bill,
  payType: 0,
  history,
});

/** Numbers that are already in AMS: filing them costs the lower fee. The first is still a draft. */
export const DEMO_AMS_BILLS = ['EGLV143500918264', 'EGLV143500846613', 'ONEYSGNF60172300', 'COSU6417093250'] as const;

/** Covers every declaration status and every match status, oldest first. */
export const DEMO_FILINGS: readonly DemoFiling[] = [
  filing(
    demoIsf10('OAKLINE', ['EGLV143500846613']),
    sent(24 * DAY_MINUTES, 'demo-filer', 'ok', 'accepted', 'onFile'),
    then('delete', 23 * DAY_MINUTES, 'demo-admin', ['ok', 'accepted']),
  ),
  filing(
    demoIsf10('REDWOOD', ['COSU6417093250']),
    sent(19 * DAY_MINUTES, 'demo-admin', 'ok', 'accepted', 'notOnFile', 'onFile'),
    then('modify', 18 * DAY_MINUTES, 'demo-admin', ['ok', 'accepted'], { vesselVoyage: 'COSCO PRIDE 048E' }),
  ),
  filing(
    demoIsf10('LAKESHORE', ['ONEYSGNF60172300']),
    sent(15 * DAY_MINUTES, 'demo-sub', 'ok', 'warning', 'onFile'),
    then('modify', 14 * DAY_MINUTES, 'demo-filer', ['ok', 'warning'], { shipAddr: '3501 CHANNAHON RD' }),
  ),
  filing(
    demoIsf10('OAKLINE', ['OOLU2726418930']),
    sent(12 * DAY_MINUTES, 'demo-filer', 'ok', 'accepted', 'onFile'),
    then('modify', 11 * DAY_MINUTES, 'demo-filer', ['ok', 'rejected'], { importerId: '95-483920111' }),
  ),
  filing(
    demoIsf10('REDWOOD', ['CMDUSHA7204518'], { amsRequestList: [demoRow('CMDUSHA7204518', 'PO 88213')] }),
    sent(9 * DAY_MINUTES, 'demo-filer', 'ok', 'accepted', 'onFile'),
    then('delete', 8 * DAY_MINUTES, 'demo-filer', ['ok', 'rejected']),
  ),
  filing(demoIsf5(['MSCUQN718264']), sent(8 * DAY_MINUTES, 'demo-admin', 'ok', 'accepted', 'onFile')),
  filing(
    demoIsf10('LAKESHORE', ['HLCUSGN2509144']),
    sent(6 * DAY_MINUTES, 'demo-filer', 'ok', 'accepted', 'wrongType'),
  ),
  filing(demoIsf10('OAKLINE', ['EGLV143500901127']), sent(5 * DAY_MINUTES, 'demo-sub', 'ok', 'accepted', 'duplicate')),
  {
    ...filing(demoIsf10('REDWOOD', ['COSU6421870044']), sent(4 * DAY_MINUTES, 'demo-filer', 'ok', 'warning', 'onFile')),
    payType: 2,
  },
  filing(demoIsf10('OAKLINE', ['OOLU2731105527']), sent(3 * DAY_MINUTES, 'demo-filer', 'ok', 'accepted', 'notOnFile')),
  filing(demoIsf10('LAKESHORE', ['ONEYSGNF60219700']), sent(2 * DAY_MINUTES, 'demo-admin', 'ok', 'rejected')),
  filing(demoIsf10('OAKLINE', ['EGLV143500912088']), sent(DAY_MINUTES, 'demo-filer', 'ok', 'accepted', 'onFile')),
  filing(
    demoIsf10('REDWOOD', ['COSU6423391870'], {
      bondType: 'Hgj_Continuous',
      bondHolderType: 'OT',
      bondHolderId: PRACTICE_BOND,
    }),
    sent(5 * 60, 'demo-filer', 'ok', 'accepted', 'onFile'),
  ),
  filing(demoIsf5(['MSCUQN733905']), sent(95, 'demo-admin', 'ok')),
  filing(demoIsf10('LAKESHORE', ['HLCUSGN2510271']), sent(40, 'demo-filer')),
];
