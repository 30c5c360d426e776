import { sql } from 'kysely';
import type { NumberHolder } from '#contract/endpoints/drafts.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { liveDrafts } from './drafts.ts';

/** The most holders that are returned for one number. */
const FOUND_MAX = 20;

/** [D04] Live drafts that the caller may use and active filings of the enterprise that have one of the numbers, newest first. */
export async function findNumberHolders(
  db: Db,
  principal: Principal,
  typed: readonly string[],
): Promise<NumberHolder[]> {
  const amsNos = [...new Set(typed.map((text) => text.toUpperCase().replace(/[^A-Z0-9]/gu, '')))].filter(Boolean);
  if (amsNos.length === 0) return [];
  const { enterpriseId, userId } = principal;
  const most = FOUND_MAX * amsNos.length;
  const [drafts, filings] = await Promise.all([
    liveDrafts(db, principal)
      .where(sql<boolean>`ams_nos && ${amsNos}::text[]`)
      .select(['id', 'operator_id', 'operator_name', 'updated_at as at', 'ams_nos'])
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('filing')
      .where('enterprise_id', '=', enterpriseId)
      .where('ams_no', 'in', amsNos)
      // A number that was deleted with customs is free.
      .where('declaration_status', '<>', 'deleteSuccess')
      .select(['id', 'operator_id', 'operator_name', 'operation_at as at', 'ams_no'])
      .orderBy('operation_at', 'desc')
      .limit(most)
      .execute(),
  ]);
  const holders = [
    ...drafts.map(({ ams_nos: held, ...row }) => ({ kind: 'draft' as const, held, ...row })),
    ...filings.map(({ ams_no: held, ...row }) => ({ kind: 'filing' as const, held: [held], ...row })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  return amsNos.flatMap((amsNo) =>
    holders
      .filter(({ held }) => held.includes(amsNo))
      .slice(0, FOUND_MAX)
      .map(({ kind, id, operator_id: operatorId, operator_name: operator, at }) => ({
        kind,
        id,
        amsNo,
        operator,
        own: operatorId === userId,
        at: toServerText(at),
      })),
  );
}
