import { PRACTICE_BOND } from '../config/customs.ts';
import { filingFacts } from '../store/filingFacts.ts';
import { randomUUID } from 'node:crypto';
import type { Bill } from '#contract/entities/bill.ts';
import { toServerText } from '#schema/dateText.ts';
import { isActive } from '#contract/statuses.ts';
import { readIsf } from '#customs/readIsf.ts';
import { addPrices, splitCharge } from '#rules/pricing.ts';
import { practiceNumber } from '../gateway/practice/lookUpFiling.ts';
import { composeAnswer } from '../gateway/practice/composeAnswer.ts';
import { registerFiling } from '../gateway/practice/registerFiling.ts';
import { splitAnswers } from '../gateway/splitAnswers.ts';
import { readAnswerText, interpretReceipt } from '../gateway/interpretReceipt.ts';
import { writeTogether } from '../db/writeBatch.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { addFilings, type FiledFiling } from '../send/addFilings.ts';
import { priceBills } from '../send/payment.ts';
import { messageFor } from '../send/messageFor.ts';
import { planFilings } from '../send/planFilings.ts';
import { addCharges, countChargeRecords } from '../send/addCharges.ts';
import { claimNumbers } from '../store/claims.ts';
import { setFilingState } from '../store/filings.ts';
import { purchase } from '../store/purchase.ts';
import { readLife } from '../store/filingLife.ts';
import { markSent, takeControlNo, addOperationRows } from '../store/operations.ts';
import { takeAnswerNumbers } from '../store/practice.ts';
import { storeReceipt } from '../store/receipts.ts';
import { fillWallet } from '../store/wallet.ts';
import { DEMO_USERS, HARBOUR } from './accounts.ts';
import { DEMO_AMS_BILLS, DEMO_FILINGS, type DemoFiling, type DemoOperation } from './demoFilings.ts';

const MINUTE = 60_000;

/** Time between a message and customs' first answer, and between answers. */
const PACE = 2 * MINUTE;

/**
 * Creates filings of the weeks before the first start, paid by an earlier top-up, so that the opening balance stays
 * whole.
 */
export async function seedFilings(trx: Tx, now: Date): Promise<void> {
  const begin = new Date(now.getTime() - 30 * 24 * 60 * MINUTE);
  await trx
    .insertInto('ams_bill')
    .values(DEMO_AMS_BILLS.map((ams_no) => ({ ams_no, filed_at: begin })))
    .execute();
  const outgoing = DEMO_FILINGS.map((demo, index) => ({ bill: timed(demo, index, now), draftId: null }));
  const prices = priceBills(outgoing, new Set(DEMO_AMS_BILLS));
  const charges = DEMO_FILINGS.map(({ payType }, index) =>
    splitCharge(addPrices(prices.slice(index, index + 1)), payType),
  );
  const sum = (purse: 'coins' | 'coupons') => charges.reduce((total, charge) => total + charge[purse], 0);
  await fillWallet(trx, HARBOUR.id, { coins: sum('coins'), coupons: sum('coupons') }, 'topUp', begin);
  for (const [index, demo] of DEMO_FILINGS.entries()) {
    const [first] = demo.history;
    const principal = principalOf(first.by);
    const at = new Date(now.getTime() - first.ago * MINUTE);
    const planned = planFilings(outgoing.slice(index, index + 1), prices.slice(index, index + 1));
    const bought = await purchase(trx, HARBOUR.id, {
      // Made at the end, for active filings.
      claims: [],
      charge: charges[index] ?? { coins: 0, coupons: 0, credit: 0 },
      isfNumbers: planned.length,
      orderNumbers: countChargeRecords(planned),
    });
    if (!bought) throw new Error(`The demo filing ${index} cannot be paid.`);
    const { isfNumbers, orderNumbers } = bought;
    const filings = await writeTogether(trx, (batch) => {
      const added = addFilings(batch, principal, planned, { at, isfNumbers });
      addCharges(batch, principal, added, { payType: demo.payType, intentKey: null, at, orderNumbers });
      return added;
    });
    for (const filing of filings) await replay(trx, filing, demo, now);
  }
}

/** The bill with a loading time 30 to 100 hours after it was sent, to the half hour. */
function timed({ bill, history: [first] }: DemoFiling, index: number, now: Date): Bill {
  const hours = 30 + ((index * 23) % 70);
  const at = now.getTime() + (hours * 60 - first.ago) * MINUTE;
  return { ...bill, loadingAt: toServerText(new Date(at - (at % (30 * MINUTE)))) };
}

/** Writes operations and receipts in their order; the state follows from them by the portal's own rule. */
async function replay(trx: Tx, filing: FiledFiling, { history }: DemoFiling, now: Date): Promise<void> {
  let customsNo = '';
  let bill: Bill = filing.bill;
  let lastAt = now;
  for (const [seq, operation] of history.entries()) {
    const before = seq === 0 ? null : bill;
    const wanted = { ...bill, ...operation.changes } as Bill;
    const at = new Date(now.getTime() - operation.ago * MINUTE);
    const controlNo = await takeControlNo(trx);
    customsNo ||= practiceNumber(filerOf(filing), controlNo);
    lastAt = await writeOperation(trx, filing, { operation, seq, at, before, after: wanted, controlNo, customsNo });
    bill = wanted;
  }
  const head = { enterprise_id: HARBOUR.id, id: filing.id };
  const { state, held } = await readLife(trx, head);
  const last = principalOf(history.at(-1)?.by ?? 'demo-filer');
  await trx
    .updateTable('filing')
    .set({
      body: JSON.stringify(bill),
      ...filingFacts(filing.isfNo, bill),
      revision: history.length,
      operator_id: last.userId,
      operator_name: last.userName,
    })
    .where('enterprise_id', '=', HARBOUR.id)
    .where('id', '=', filing.id)
    .execute();
  // Adds customs' number to the search text.
  await setFilingState(trx, head, state, lastAt);
  if (held !== null)
    await recordInPracticeCustoms(trx, filing, customsNo, new Date(now.getTime() - history[0].ago * MINUTE));
  if (!isActive(state.declarationStatus)) return;
  const { amsNo, billType, id: filingId } = filing;
  await claimNumbers(trx, HARBOUR.id, [{ amsNo, billType, filingId, userId: history[0].by }]);
}

/** B 8–10 of its messages: the practice customs identifies a filer by the first characters of its references. */
const filerOf = ({ isfNo }: FiledFiling): string => isfNo.slice(0, 3);

/** Records accepted filings in the practice customs. */
async function recordInPracticeCustoms(
  trx: Tx,
  filing: FiledFiling,
  transactionNo: string,
  filedAt: Date,
): Promise<void> {
  const { bill, isfNo: reference } = filing;
  const { message } = readIsf(messageFor({ action: 'send', isfNo: reference, bill }));
  if (!message) throw new Error(`The demo filing ${reference} has no header.`);
  const filer = filerOf(filing);
  await registerFiling(trx, { message, transactionNo, reference, filer, known: null, now: filedAt });
}

interface PastOperation {
  operation: DemoOperation;
  seq: number;
  at: Date;
  before: Bill | null;
  after: Bill;
  controlNo: string;
  /** What customs assigned to the first message. */
  customsNo: string;
}

/** @returns the time of the last receipt, else of the operation */
async function writeOperation(trx: Tx, filing: FiledFiling, past: PastOperation): Promise<Date> {
  const { operation, seq, at, before, after, controlNo, customsNo } = past;
  const { userId, userName } = principalOf(operation.by);
  const known = seq === 0 ? undefined : customsNo;
  const message = messageFor({ action: operation.action, isfNo: filing.isfNo, customsNo: known, bill: after });
  const id = randomUUID();
  const row = {
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
    message,
  };
  await writeTogether(trx, (batch) => addOperationRows(batch, HARBOUR.id, [row]));
  await markSent(trx, HARBOUR.id, id, at);
  const numbers = await takeAnswerNumbers(trx, operation.answers.length);
  let heardAt = at;
  for (const [index, verdict] of operation.answers.entries()) {
    heardAt = new Date(heardAt.getTime() + PACE);
    const { amsNo } = filing;
    const answerNo = numbers[index] ?? 0;
    const text = composeAnswer({
      verdict,
      controlNo,
      answerNo,
      message,
      amsNo,
      at: heardAt,
      ...(verdict === 'rejected' && seq === 0 ? {} : { transactionNumber: customsNo }),
    });
    const [answer] = splitAnswers(text) ?? [];
    const read = answer && readAnswerText(answer);
    const receipt =
      read && read.kind !== 'malformed'
        ? interpretReceipt(read, { sent: message.split('\n'), amsNo, isfNo: filing.isfNo })
        : null;
    if (!answer || !receipt) throw new Error(`The demo answer ${verdict} to ${filing.isfNo} cannot be read.`);
    const { seq: own, raw } = answer;
    const head = { enterprise_id: HARBOUR.id, id: filing.id };
    await storeReceipt(trx, head, { ...receipt, seq: own ?? index + 1, operationSeq: seq, raw, at: heardAt });
  }
  return heardAt;
}

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
    draftsOf: null,
    providerBond: PRACTICE_BOND,
    providerBondActivity: '01',
    locale: 'en',
  };
}
