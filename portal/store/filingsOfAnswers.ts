import { sql, type SqlBool } from 'kysely';
import type { Db } from '../portal.ts';

export interface FilingId {
  enterprise_id: string;
  id: string;
}

/** The first of these control numbers that a submitted message has, with its filing. */
export async function messageOfControlNo(
  db: Db,
  controlNos: readonly string[],
): Promise<(FilingId & { controlNo: string; message: string }) | null> {
  for (const controlNo of controlNos) {
    const row = await db
      .selectFrom('operation')
      .select(['enterprise_id', 'filing_id as id', 'message'])
      .where('control_no', '=', controlNo)
      .where('held', '=', false)
      .executeTakeFirst();
    if (row) return { ...row, controlNo };
  }
  return null;
}

/** The filings of our references. */
export async function filingsOfOwnReferences(db: Db, references: readonly string[]): Promise<FilingId[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('filing')
    .select(['enterprise_id', 'id'])
    .where('isf_no', 'in', [...references])
    .execute();
}

/** The filings that customs has, or had, under a number of its own. */
export async function filingsOfCustomsNumber(db: Db, number: string): Promise<FilingId[]> {
  return db
    .selectFrom('receipt')
    .select(['enterprise_id', 'filing_id as id'])
    .distinct()
    .where('customs_no', '=', number)
    .execute();
}

const waitingWithBills = (db: Db, bills: readonly string[]) =>
  db
    .selectFrom('filing')
    .select(['enterprise_id', 'id'])
    .where('ams_no', 'in', [...bills])
    .where('declaration_status', 'in', ['submitted', 'receiveOk']);

/** Filings with one of these bills whose last message customs has not answered. */
export async function waitingFilingsOfBills(db: Db, bills: readonly string[]): Promise<FilingId[]> {
  return bills.length === 0 ? [] : waitingWithBills(db, bills).execute();
}

/** Those of one importer. An ISF-5 has the importer of its in-bond movement there, otherwise its filer code. */
export async function filingsOfBills(db: Db, bills: readonly string[], importer: string): Promise<FilingId[]> {
  return waitingWithBills(db, bills)
    .where(
      sql<SqlBool>`coalesce(nullif(importer_id, ''), nullif(body ->> 'transitImporterId', ''), house_scac) = ${importer}`,
    )
    .execute();
}
