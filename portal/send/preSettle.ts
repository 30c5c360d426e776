import { PAY_TYPES } from '#contract/codes.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { changePlan } from '#rules/changePlan.ts';
import { addPrices, payReason, priceChange } from '#rules/pricing.ts';
import { isListedScac } from '#rules/carriers.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { envelopeOf } from '../gateway/leavingEnvelope.ts';
import type { Db, Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { liveDrafts, readDraft, toStoredDraft, whyMissing, type DraftReader } from '../store/drafts.ts';
import { requireFewRows } from '../store/requireFewRows.ts';
import { readTransitBond } from '../store/transitBond.ts';
import { readWallet } from '../store/wallet.ts';
import { bondUseFindings } from './bondUseFindings.ts';
import { findConflicts, isOtherTenant } from './conflicts.ts';
import { missingFilerCodes, billsAsSent } from './filerCodes.ts';
import type { OutgoingBill } from './outgoingBill.ts';
import { priceBills } from './payment.ts';
import { rehearseBills } from './rehearseBills.ts';
import { deletionFindings, rehearsedAs } from './rehearsedAs.ts';
import { rulesFor } from '../ruleContext.ts';
import { loadFiling } from './loadFiling.ts';
import { readSendFacts } from './sendFacts.ts';

/**
 * [D06] The price of sending and its obstacles, also for bills with problems. Changes nothing. Numbers of other
 * enterprises are revealed only on sending.
 * @param options `useDefaultHouseScac`: as if every bill were sent under the enterprise's default filer code; `filingId`:
 *   as the new version of that filing
 */
export async function preSettle(
  portal: Pick<Portal, 'db' | 'clock' | 'config'>,
  principal: Principal,
  what: { ids: readonly string[] } | { bill: Bill },
  { useDefaultHouseScac = false, filingId }: { useDefaultHouseScac?: boolean; filingId?: string },
): Promise<Settlement> {
  const { db } = portal;
  const current = filingId === undefined ? null : await loadFiling(db, principal.enterpriseId, filingId);
  const loaded = await readOutgoing(db, principal, what, current !== null);
  const bills = useDefaultHouseScac
    ? loaded.map(({ bill, draftId }) => ({ draftId, bill: { ...bill, houseScac: '' } }))
    : loaded;
  const outgoing = billsAsSent(bills, principal);
  const plan = current && outgoing[0] ? changePlan(current, outgoing[0].bill) : null;
  const now = portal.clock();
  const facts = await readSendFacts(db, principal, outgoing, now);
  const newPrices = priceBills(outgoing, facts.filedInAms);
  const prices = plan ? newPrices.map((price) => priceChange(price, plan)) : newPrices;
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
    // Conflicts that may be revealed; a new version of a filing already has its number.
    conflicts:
      plan && !plan.chargedAsNew
        ? []
        : findConflicts(principal, outgoing, facts, filingId).filter((conflict) => !isOtherTenant(conflict)),
    houseScacAvailable: missingFilerCodes(outgoing, facts).length === 0,
    missingSettings: envelopeOf(portal.config.customsLine, facts.connection, now).missing,
    ...(plan ? { plan: { kind: plan.kind, ...(plan.reason ? { reason: plan.reason } : {}) } } : {}),
    rehearsal: [
      ...(await bondUseFindings(db, principal.enterpriseId, outgoing, filingId)),
      ...deletionFindings(plan, current, outgoing[0]?.bill.houseScac ?? ''),
      ...rehearseBills(bills, outgoing, rulesFor(principal, now), {
        ...rehearsedAs(plan, current, outgoing[0]?.bill.houseScac ?? ''),
        isKnownScac: (scac) => isListedScac(scac) || portal.config.carriers.has(scac),
        einPrefixes: portal.config.einPrefixes,
        transitBond: await readTransitBond(db, principal.enterpriseId),
      }),
    ],
  };
}

/**
 * The bills in the order of the request. A bill that names its draft replaces that draft's stored copy.
 * @throws Refusal `notFound`, also for another tenant's draft
 */
async function readOutgoing(
  db: Db,
  reader: DraftReader,
  what: { ids: readonly string[] } | { bill: Bill },
  isFiling: boolean,
): Promise<OutgoingBill[]> {
  if ('bill' in what) {
    const { id } = what.bill;
    if (isFiling || id === null || isLocalId(id)) return [{ bill: what.bill, draftId: null }];
    await readDraft(db, reader, id);
    return [{ bill: what.bill, draftId: id }];
  }
  const ids = [...new Set(what.ids)];
  await requireFewRows(db, reader, ids);
  const rows = await liveDrafts(db, reader).where('id', 'in', ids).selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.find((id) => !byId.has(id));
  if (missing !== undefined) throw await whyMissing(db, reader, missing);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ bill: toStoredDraft(row), draftId: id }] : [];
  });
}

const named = (outgoing: OutgoingBill | undefined) => (outgoing?.draftId ? { draftId: outgoing.draftId } : {});
