import { PAY_TYPES } from '#contract/codes.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { addPrices, payReason } from '#rules/pricing.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Db, Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { liveDrafts, readDraft, toStoredDraft } from '../store/drafts.ts';
import { readWallet } from '../store/wallet.ts';
import { billIssues } from './billIssues.ts';
import { findConflicts } from './conflicts.ts';
import { missingFilerCodes, withFilerCodes } from './filerCodes.ts';
import type { OutgoingBill } from './outgoingBill.ts';
import { priceBills } from './payment.ts';

/**
 * [D06] What sending would cost and what stands in its way, for bills with problems too. Changes nothing. That another
 * enterprise occupies a number is said only on sending.
 * @param useDefaultHouseScac asks as if every bill went under the enterprise's default filer code
 */
export async function preSettle(
  portal: Pick<Portal, 'db' | 'clock'>,
  principal: Principal,
  what: { ids: readonly string[] } | { bill: Bill },
  useDefaultHouseScac: boolean,
): Promise<Settlement> {
  const { db } = portal;
  const loaded = await readOutgoing(db, principal.enterpriseId, what);
  const asked = useDefaultHouseScac
    ? loaded.map(({ bill, draftId }) => ({ draftId, bill: { ...bill, houseScac: '' } }))
    : loaded;
  const outgoing = withFilerCodes(asked, principal);
  const prices = await priceBills(db, outgoing);
  const price = addPrices(prices);
  const wallet = await readWallet(db, principal.enterpriseId);
  const payTypes = PAY_TYPES.map((payType) => {
    const reason = payReason(price, payType, wallet);
    return reason ? { payType, available: false, reason } : { payType, available: true };
  });
  return {
    lines: prices.flatMap(({ lines }, index) =>
      lines.map((line) => ({
        ...named(outgoing[index]),
        amsNo: line.amsNo,
        fee: line.fee,
        alreadyFiled: line.alreadyFiled,
      })),
    ),
    bondFee: price.bondFee,
    total: price.total,
    balance: wallet.balance,
    couponCount: wallet.coupons,
    payTypes,
    sufficient: payTypes.some(({ available }) => available),
    conflicts: (await findConflicts(db, principal, outgoing)).filter(
      ({ code }) => code !== ERRORS.occupiedElsewhere.code,
    ),
    houseScacAvailable: (await missingFilerCodes(db, principal.enterpriseId, outgoing)).length === 0,
    rehearsal: billIssues(asked, portal.clock()).map((issue) => ({
      ...named(outgoing[issue.index]),
      amsNo: rowNumber(outgoing[issue.index], issue.path),
      code: 'V',
      severity: issue.severity,
      field: issue.path,
      message: issue.message,
      args: issue.args,
    })),
  };
}

/**
 * Bills in the order asked. A bill that names its draft is that draft as it is being typed.
 * @throws Refusal `notFound`, also for another tenant's draft
 */
async function readOutgoing(
  db: Db,
  enterpriseId: string,
  what: { ids: readonly string[] } | { bill: Bill },
): Promise<OutgoingBill[]> {
  if ('bill' in what) {
    const { id } = what.bill;
    if (id === null || isLocalId(id)) return [{ bill: what.bill, draftId: null }];
    await readDraft(db, enterpriseId, id);
    return [{ bill: what.bill, draftId: id }];
  }
  const ids = [...new Set(what.ids)];
  const rows = await liveDrafts(db, enterpriseId).where('id', 'in', ids).selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw refuse('notFound');
    return { bill: toStoredDraft(row), draftId: id };
  });
}

const named = (outgoing: OutgoingBill | undefined) => (outgoing?.draftId ? { draftId: outgoing.draftId } : {});

/** The B/L number of the row that an issue is about. */
function rowNumber(outgoing: OutgoingBill | undefined, path: string): string | undefined {
  const [, row] = /^amsRequestList\.(\d+)\./u.exec(path) ?? [];
  return row === undefined ? undefined : outgoing?.bill.amsRequestList[Number(row)]?.amsNo || undefined;
}
