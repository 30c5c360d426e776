import { sql } from 'kysely';
import { ERRORS } from '#contract/errors.ts';
import type { AmsClaimTable } from '../db/tables/filings.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { claimKey, findClaims, type AmsNumber } from '../store/claims.ts';
import { outgoingNumbers, type OutgoingBill } from './outgoingBill.ts';

/** A claim or draft that blocks a number. `filingId` is set where the sender may open it. */
export interface Conflict {
  amsNo: string;
  code: number;
  filingId?: string;
}

/** The most specific first: it names the refusal. */
const NAMES = ['alreadyExists', 'occupiedByColleague', 'occupiedElsewhere'] as const;

export const isOtherTenant = ({ code }: Conflict): boolean => code === ERRORS.occupiedElsewhere.code;

/** @throws Refusal with every conflict, if there is any */
export function requireNoConflict(conflicts: readonly Conflict[]): void {
  const name = NAMES.find((known) => conflicts.some((conflict) => conflict.code === ERRORS[known].code));
  if (name) throw refuse(name, { extra: { conflicts } });
}

/**
 * [D04] Finds what blocks sending: active filings of these numbers, and colleagues' drafts that had a number earlier.
 * The sender's own drafts and the drafts being sent do not block.
 * @param ownFiling the filing whose new version is sent: its own claims do not block
 */
export async function findConflicts(
  db: Db,
  principal: Principal,
  outgoing: readonly OutgoingBill[],
  ownFiling?: string,
): Promise<Conflict[]> {
  const numbers = outgoingNumbers(outgoing).filter(({ amsNo }) => amsNo !== '');
  const claims = await findClaims(db, numbers);
  const rivals = await findRivalDrafts(db, principal, outgoing);
  return numbers.flatMap((number) => {
    const claim = claims.get(claimKey(number));
    if (claim && claim.filing_id === ownFiling && claim.enterprise_id === principal.enterpriseId) return [];
    if (claim) return [toConflict(number, claim, principal)];
    return rivals.has(claimKey(number)) ? [{ amsNo: number.amsNo, code: ERRORS.occupiedByColleague.code }] : [];
  });
}

/**
 * What a claim means to a user: 1004 their own filing, 1003 a colleague's, 1008 another enterprise's, without details.
 */
export function toConflict({ amsNo }: AmsNumber, claim: AmsClaimTable, principal: Principal): Conflict {
  if (claim.enterprise_id !== principal.enterpriseId) return { amsNo, code: ERRORS.occupiedElsewhere.code };
  const name = claim.user_id === principal.userId ? 'alreadyExists' : 'occupiedByColleague';
  return { amsNo, code: ERRORS[name].code, filingId: claim.filing_id };
}

/** Numbers in a colleague's live draft that is older than the draft being sent; a bill without draft is the newest. */
async function findRivalDrafts(db: Db, principal: Principal, outgoing: readonly OutgoingBill[]): Promise<Set<string>> {
  const amsNos = [...new Set(outgoingNumbers(outgoing).map(({ amsNo }) => amsNo.trim().toUpperCase()))].filter(Boolean);
  if (amsNos.length === 0) return new Set();
  const ids = outgoing.flatMap(({ draftId }) => draftId ?? []);
  const createdTimes = await readCreatedTimes(db, principal.enterpriseId, ids);
  const drafts = await db
    .selectFrom('draft')
    .select(['id', 'ams_nos', 'bill_type', 'created_at'])
    .where('enterprise_id', '=', principal.enterpriseId)
    .where('deleted_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('owner_id', '!=', principal.userId)
    .where('ams_nos', '&&', sql<string[]>`${amsNos}::text[]`)
    .execute();
  const others = drafts.filter((draft) => !ids.includes(draft.id));
  const held = new Set<string>();
  for (const { bill, draftId } of outgoing) {
    const since = draftId === null ? null : (createdTimes.get(draftId) ?? null);
    for (const { amsNo } of bill.amsRequestList) {
      const isHeld = others.some(
        (draft) =>
          draft.bill_type === bill.billType &&
          draft.ams_nos.includes(amsNo.trim().toUpperCase()) &&
          (since === null || draft.created_at < since),
      );
      if (isHeld) held.add(claimKey({ amsNo, billType: bill.billType }));
    }
  }
  return held;
}

async function readCreatedTimes(db: Db, enterpriseId: string, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('draft')
    .select(['id', 'created_at'])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
}
