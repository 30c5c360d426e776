import { randomUUID } from 'node:crypto';
import type { Bill } from '#contract/entities/bill.ts';
import { isActive } from '#contract/statuses.ts';
import { encodeFiling, messageAction } from '#customs/filingMessage.ts';
import { encodeReceipt } from '#customs/receiptMessage.ts';
import { addPrices, chargeOf } from '#rules/pricing.ts';
import { foldReceipts, type ReceiptFact } from '#rules/receiptFold.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { fileBills, type FiledFiling } from '../send/fileBills.ts';
import { priceBills } from '../send/payment.ts';
import { planFilings } from '../send/planFilings.ts';
import { recordCharges } from '../send/recordCharges.ts';
import { claimNumbers } from '../store/claims.ts';
import { setFilingState, takeControlNumbers } from '../store/filings.ts';
import { markSent, writeOperations } from '../store/operations.ts';
import { storeReceipt } from '../store/receipts.ts';
import { fillWallet, takeFromWallet } from '../store/wallet.ts';
import { DEMO_USERS, HARBOUR } from './accounts.ts';
import { DEMO_AMS_BILLS, DEMO_FILINGS, type DemoFiling, type DemoOperation } from './demoFilings.ts';
import { SAID } from '../gateway/saidByCustoms.ts';

const MINUTE = 60_000;

/** Customs answers this long after a message, and goes on at the same pace. */
const PACE = 2 * MINUTE;

/** Filings of the weeks before the first start, paid from an earlier top-up, so that the opening balance is untouched. */
export async function seedFilings(trx: Tx, now: Date): Promise<void> {
  const begin = new Date(now.getTime() - 30 * 24 * 60 * MINUTE);
  await trx
    .insertInto('ams_bill')
    .values(DEMO_AMS_BILLS.map((ams_no) => ({ ams_no, filed_at: begin })))
    .execute();
  const outgoing = DEMO_FILINGS.map(({ bill }) => ({ bill, draftId: null }));
  const prices = await priceBills(trx, outgoing);
  const charges = DEMO_FILINGS.map(({ payType }, index) =>
    chargeOf(addPrices(prices.slice(index, index + 1)), payType),
  );
  const sum = (purse: 'coins' | 'coupons') => charges.reduce((total, charge) => total + charge[purse], 0);
  await fillWallet(trx, HARBOUR.id, { coins: sum('coins'), coupons: sum('coupons') }, 'topUp', begin);
  for (const [index, demo] of DEMO_FILINGS.entries()) {
    const [first] = demo.history;
    const principal = principalOf(first.by);
    const at = new Date(now.getTime() - first.ago * MINUTE);
    const planned = planFilings(outgoing.slice(index, index + 1), prices.slice(index, index + 1));
    const [filing] = await fileBills(trx, principal, planned, at);
    if (!filing) continue;
    await takeFromWallet(trx, HARBOUR.id, charges[index] ?? { coins: 0, coupons: 0, credit: 0 });
    await recordCharges(trx, principal, [filing], { payType: demo.payType, intentKey: null, at });
    await relive(trx, filing, demo, now);
  }
}

/** Writes operations and receipts as they happened; the state follows from them by the portal's own rule. */
async function relive(trx: Tx, filing: FiledFiling, { history }: DemoFiling, now: Date): Promise<void> {
  const facts: ReceiptFact[] = [];
  let bill: Bill = filing.bill;
  let lastAt = now;
  for (const [seq, operation] of history.entries()) {
    const before = seq === 0 ? null : bill;
    // What customs refused did not happen.
    const isTaken = !operation.heard.includes('rejected');
    const wanted = { ...bill, ...operation.changes } as Bill;
    const at = new Date(now.getTime() - operation.ago * MINUTE);
    lastAt = await writeOperation(trx, filing, { operation, seq, at, before, after: wanted }, facts);
    if (isTaken) bill = wanted;
  }
  const state = foldReceipts(
    history.map(({ action }) => action),
    facts,
  );
  const head = {
    enterprise_id: HARBOUR.id,
    id: filing.id,
    ams_no: filing.amsNo,
    bill_type: filing.billType,
    declaration_status: 'submitted' as const,
    match_status: 'none' as const,
  };
  await setFilingState(trx, head, state, lastAt);
  const last = principalOf(history.at(-1)?.by ?? 'demo-filer');
  await trx
    .updateTable('filing')
    .set({
      body: JSON.stringify(bill),
      revision: 1 + history.filter(({ action }) => action === 'modify').length,
      operator_id: last.userId,
      operator_name: last.userName,
    })
    .where('enterprise_id', '=', HARBOUR.id)
    .where('id', '=', filing.id)
    .execute();
  // The practice customs goes on counting where the past ended.
  await trx
    .insertInto('practice_filing')
    .values({ transaction_no: filing.isfNo, ams_no: filing.amsNo, bill_type: filing.billType, last_seq: facts.length })
    .execute();
  if (!isActive(state.declarationStatus)) return;
  const { amsNo, billType, id: filingId } = filing;
  await claimNumbers(trx, HARBOUR.id, [{ amsNo, billType, filingId, userId: history[0].by }]);
}

interface PastOperation {
  operation: DemoOperation;
  seq: number;
  at: Date;
  before: Bill | null;
  after: Bill;
}

/** @returns when customs was last heard, else when it was done */
async function writeOperation(trx: Tx, filing: FiledFiling, past: PastOperation, facts: ReceiptFact[]): Promise<Date> {
  const { operation, seq, at, before, after } = past;
  const { userId, userName } = principalOf(operation.by);
  const [controlNo = ''] = await takeControlNumbers(trx, 1);
  const transactionNo = filing.isfNo;
  const id = randomUUID();
  await writeOperations(trx, HARBOUR.id, [
    {
      id,
      filing_id: filing.id,
      seq,
      action: operation.action,
      source: 'Website',
      at,
      before,
      operator_id: userId,
      operator_name: userName,
      control_no: controlNo,
      after: operation.action === 'delete' ? null : after,
      message: encodeFiling({ action: messageAction(operation.action), controlNo, transactionNo, bill: after }),
    },
  ]);
  await markSent(trx, HARBOUR.id, id, at);
  let heardAt = at;
  for (const verdict of operation.heard) {
    heardAt = new Date(heardAt.getTime() + PACE);
    const said = SAID[verdict];
    const receipt = { controlNo, transactionNo, seq: facts.length + 1, verdict, ...said, at: heardAt.toISOString() };
    facts.push({ seq: receipt.seq, operation: seq, kind: said.kind, verdict });
    await storeReceipt(trx, { enterprise_id: HARBOUR.id, id: filing.id }, seq, receipt, encodeReceipt(receipt));
  }
  return heardAt;
}

/** A practice user as the portal knows them when they are signed in. */
export function principalOf(id: (typeof DEMO_USERS)[number]['id']): Principal {
  const user = DEMO_USERS.find((known) => known.id === id) ?? DEMO_USERS[1];
  return {
    userId: user.id,
    userName: user.name,
    enterpriseId: HARBOUR.id,
    enterpriseName: HARBOUR.name,
    admin: user.admin,
    userType: user.user_type,
    role: user.role,
    houseScac: HARBOUR.houseScac,
    locale: 'en',
  };
}
