import { sql, type Insertable } from 'kysely';
import type { PracticeRule } from '#contract/endpoints/practice.ts';
import type { IsfBill } from '#customs/isfMessage.ts';
import type { PracticeFilingTable, PracticeMessageTable } from '../db/tables/gateways.ts';
import type { Db, Tx } from '../portal.ts';
import { takeNumbers } from './takeNumbers.ts';

/** Stores a message. @returns false when its control number was stored before */
export async function storePracticeMessage(trx: Tx, message: Insertable<PracticeMessageTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('practice_message')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Releases a suppressed message. @returns its text; null when it was not suppressed */
export async function releaseSuppressed(trx: Tx, controlNo: string): Promise<string | null> {
  const row = await trx
    .updateTable('practice_message')
    .set({ is_silent: false })
    .where('control_no', '=', controlNo)
    .where('is_silent', '=', true)
    .returning('text')
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Numbers of answers, each issued once, in the order in which they are to be delivered. */
export const takeAnswerNumbers = (trx: Tx, count: number): Promise<number[]> =>
  takeNumbers(trx, 'practice_answer', count);

export interface PracticeFiling {
  transactionNo: string;
  filer: string;
  importer: string;
  bills: IsfBill[];
  /** SF20 CR of its Add. */
  reference: string;
  status: PracticeFilingTable['status'];
  filedAt: Date;
  watch: number;
  said: string;
}

/** The stored state of a transaction number, locked until the database transaction ends. */
export const lockPracticeFiling = (trx: Tx, transactionNo: string): Promise<PracticeFiling | null> =>
  lockFirst(trx, 'transaction_no', transactionNo);

/** The last filing with a reference, on file or deleted, locked until the database transaction ends. */
export const lockPracticeFilingOf = (trx: Tx, reference: string): Promise<PracticeFiling | null> =>
  lockFirst(trx, 'reference', reference);

async function lockFirst(
  trx: Tx,
  column: 'transaction_no' | 'reference',
  value: string,
): Promise<PracticeFiling | null> {
  const row = await trx
    .selectFrom('practice_filing')
    .selectAll()
    .where(column, '=', value)
    .orderBy('filed_at', 'desc')
    .orderBy('transaction_no', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { transaction_no, filed_at, ...rest } = row;
  return { ...rest, transactionNo: transaction_no, filedAt: filed_at };
}

export async function writePracticeFiling(trx: Tx, filing: PracticeFiling): Promise<void> {
  const { transactionNo, filedAt, bills, ...rest } = filing;
  const row = { ...rest, filed_at: filedAt, bills: JSON.stringify(bills) };
  await trx
    .insertInto('practice_filing')
    .values({ transaction_no: transactionNo, ...row })
    .onConflict((conflict) => conflict.column('transaction_no').doUpdateSet(row))
    .execute();
}

/** Filings on file that name a B/L number. */
export async function practiceFilingsOf(
  db: Db,
  number: string,
): Promise<{ transactionNo: string; reference: string; filer: string; importer: string }[]> {
  return db
    .selectFrom('practice_filing')
    .select(['transaction_no as transactionNo', 'reference', 'filer', 'importer'])
    .where('status', '=', 'onFile')
    .where(sql<boolean>`bills @> ${JSON.stringify([{ number }])}::jsonb`)
    .orderBy('transaction_no')
    .execute();
}

export async function amsTypesOf(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db.selectFrom('practice_ams_bill').selectAll().where('number', 'in', numbers).execute();
  return new Map(rows.map(({ number, type }) => [number, type]));
}

export async function writeAmsBill(trx: Tx, number: string, type: string, at: Date): Promise<void> {
  await trx
    .insertInto('practice_ams_bill')
    .values({ number, type, registered_at: at })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ type, registered_at: at }))
    .execute();
}

export interface PracticeSetting {
  /** The speed of its clock relative to real time. */
  speed: number;
  rules: PracticeRule[];
}

/** The setting of support staff. @param speed the default until they change it */
export async function readPracticeSetting(db: Db, speed: number): Promise<PracticeSetting> {
  const row = await db.selectFrom('practice_setting').select(['speed', 'rules']).executeTakeFirst();
  return row ?? { speed, rules: [] };
}

export async function writePracticeSetting(trx: Tx, { speed, rules }: PracticeSetting): Promise<void> {
  const row = { speed, rules: JSON.stringify(rules) };
  await trx
    .insertInto('practice_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
