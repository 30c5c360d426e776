import { sql, type QueryCreator } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { AmsClaimTable } from '../db/tables/filings.ts';
import { inChunks } from '../db/inChunks.ts';
import type { Database } from '../db/tables/database.ts';
import type { Db, Tx } from '../portal.ts';

export interface AmsNumber {
  amsNo: string;
  billType: BillType;
}
export type NewClaim = AmsNumber & { filingId: string; userId: string };

/**
 * Claims B/L numbers, each for one filing among all enterprises. Waits for concurrent claims of the same number, in the
 * order of the numbers, so that two sends with the same numbers cannot deadlock.
 * @returns the numbers that were free
 */
export async function claimNumbers(trx: Tx, enterpriseId: string, claims: readonly NewClaim[]): Promise<Set<string>> {
  const rows = await insertClaims(trx, claimLists(enterpriseId, claims)).execute();
  return new Set(rows.map((row) => claimKey({ amsNo: row.ams_no, billType: row.bill_type })));
}

/**
 * The statement of `claimNumbers`. It inserts in the order of code units, in which portals of earlier versions, which run during
 * an upgrade, sort in JavaScript.
 */
export const insertClaims = (db: QueryCreator<Database>, lists: ClaimLists) =>
  db
    .insertInto('ams_claim')
    .columns(CLAIM_COLUMNS)
    .expression(
      sql`select ams_no, bill_type, ${lists.enterpriseId}, filing_id, user_id
        from unnest(${lists.amsNos}::text[], ${lists.billTypes}::int[], ${lists.filingIds}::text[], ${lists.userIds}::text[])
          as claim (ams_no, bill_type, filing_id, user_id) order by ams_no collate "C", bill_type`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['ams_no', 'bill_type']);

/** Claims of an enterprise as one list for each column. */
export interface ClaimLists {
  enterpriseId: string;
  amsNos: readonly string[];
  billTypes: readonly BillType[];
  filingIds: readonly string[];
  userIds: readonly string[];
}

export const claimLists = (enterpriseId: string, claims: readonly NewClaim[]): ClaimLists => ({
  enterpriseId,
  amsNos: claims.map(({ amsNo }) => amsNo),
  billTypes: claims.map(({ billType }) => billType),
  filingIds: claims.map(({ filingId }) => filingId),
  userIds: claims.map(({ userId }) => userId),
});

export const CLAIM_COLUMNS = ['ams_no', 'bill_type', 'enterprise_id', 'filing_id', 'user_id'] as const;

/** The current claims of these numbers, of all enterprises. */
export async function findClaims(db: Db, numbers: readonly AmsNumber[]): Promise<Map<string, AmsClaimTable>> {
  const rows = await inChunks(numbers, (some) =>
    db
      .selectFrom('ams_claim')
      .select(CLAIM_COLUMNS)
      .where((row) =>
        row.eb(
          row.refTuple('ams_no', 'bill_type'),
          'in',
          some.map(({ amsNo, billType }) => row.tuple(amsNo, billType)),
        ),
      )
      .execute(),
  );
  return claimsByKey(rows);
}

export const claimsByKey = (rows: readonly AmsClaimTable[]): Map<string, AmsClaimTable> =>
  new Map(rows.map((row) => [claimKey({ amsNo: row.ams_no, billType: row.bill_type }), row]));

/** A number is claimed per filing type. */
export const claimKey = ({ amsNo, billType }: AmsNumber): string => `${billType} ${amsNo}`;

/** [K02] The numbers that are already in AMS. */
export async function findFiledInAms(db: Db, amsNos: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks(amsNos, (some) =>
    db.selectFrom('ams_bill').select('ams_no').where('ams_no', 'in', some).execute(),
  );
  return new Set(rows.map((row) => row.ams_no));
}

/** Frees the number of a filing that customs no longer has. */
export async function releaseClaim(trx: Tx, filing: { enterprise_id: string; id: string }): Promise<void> {
  await trx
    .deleteFrom('ams_claim')
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('filing_id', '=', filing.id)
    .execute();
}
