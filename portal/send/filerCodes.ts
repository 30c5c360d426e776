import { toServerText } from '#schema/dateText.ts';
import { withProviderBond } from '#rules/providerBond.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/**
 * Bills as they are sent: [B09] with their own filer code, else the enterprise's default, and [B07] with the provider's
 * number for the provider's bond.
 */
export function billsAsSent(outgoing: readonly OutgoingBill[], principal: Principal): OutgoingBill[] {
  return outgoing.map(({ bill, draftId }) => ({
    draftId,
    bill: withProviderBond({ ...bill, houseScac: bill.houseScac.trim() || principal.houseScac }, principal),
  }));
}

/** Filer codes of bills that the enterprise may not use today: unknown, not confirmed or withdrawn ones. */
export async function missingFilerCodes(
  db: Db,
  enterpriseId: string,
  outgoing: readonly OutgoingBill[],
  now: Date,
): Promise<string[]> {
  const wanted = [...new Set(outgoing.map(({ bill }) => bill.houseScac))];
  const rows = await db
    .selectFrom('filer_code')
    .select('code')
    .where('enterprise_id', '=', enterpriseId)
    .where('code', 'in', wanted)
    .where('state', '=', 'confirmed')
    .where('effective_on', '<=', toServerText(now).slice(0, 10))
    .execute();
  const own = new Set(rows.map((row) => row.code));
  return wanted.filter((code) => !own.has(code));
}

/** [D11] @throws Refusal `filerCodeGone` with the code */
export async function requireFilerCodes(
  db: Db,
  enterpriseId: string,
  outgoing: readonly OutgoingBill[],
  now: Date,
): Promise<void> {
  const [houseScac] = await missingFilerCodes(db, enterpriseId, outgoing, now);
  if (houseScac !== undefined) throw refuse('filerCodeGone', { args: { houseScac }, extra: { houseScac } });
}
