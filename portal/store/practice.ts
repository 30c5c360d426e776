import { sql, type Insertable } from 'kysely';
import type { PracticeRule } from '#contract/endpoints/practice.ts';
import type { IsfBill } from '#customs/isfMessage.ts';
import type { PracticeFilingTable, PracticeMessageTable } from '../db/tables/gateways.ts';
import type { Db, Tx } from '../portal.ts';

/** Keeps a message. @returns false when one of its control number was here already */
export async function keepPracticeMessage(trx: Tx, message: Insertable<PracticeMessageTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('practice_message')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Takes a message out of those that got no answer. @returns its text; null when it is none of them */
export async function breakSilence(trx: Tx, controlNo: string): Promise<string | null> {
  const row = await trx
    .updateTable('practice_message')
    .set({ is_silent: false })
    .where('control_no', '=', controlNo)
    .where('is_silent', '=', true)
    .returning('text')
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Numbers of answers, each given once, in the order in which they are to be said. */
export async function takeAnswerNumbers(trx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('practice_answer') as number from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ number }) => number);
}

export interface PracticeFiling {
  transactionNo: string;
  filer: string;
  importer: string;
  bills: IsfBill[];
  status: PracticeFilingTable['status'];
  filedAt: Date;
  watch: number;
  said: string;
}

/** What it knows of a transaction, held until the transaction of the database ends. */
export async function lockPracticeFiling(trx: Tx, transactionNo: string): Promise<PracticeFiling | null> {
  const row = await trx
    .selectFrom('practice_filing')
    .selectAll()
    .where('transaction_no', '=', transactionNo)
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

/** Filings on file that name a bill. */
export async function practiceFilingsOf(
  db: Db,
  number: string,
): Promise<{ transactionNo: string; filer: string; importer: string }[]> {
  return db
    .selectFrom('practice_filing')
    .select(['transaction_no as transactionNo', 'filer', 'importer'])
    .where('status', '=', 'onFile')
    .where(sql<boolean>`bills @> ${JSON.stringify([{ number }])}::jsonb`)
    .orderBy('transaction_no')
    .execute();
}

/** Types under which AMS has some bills. */
export async function amsTypesOf(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db.selectFrom('practice_ams_bill').selectAll().where('number', 'in', numbers).execute();
  return new Map(rows.map(({ number, type }) => [number, type]));
}

/** Puts a bill into AMS, or gives it another type. */
export async function writeAmsBill(trx: Tx, number: string, type: string, at: Date): Promise<void> {
  await trx
    .insertInto('practice_ams_bill')
    .values({ number, type, registered_at: at })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ type, registered_at: at }))
    .execute();
}

export interface PracticeSetting {
  /** How many times faster than real its clock runs. */
  speed: number;
  rules: PracticeRule[];
}

/** How support staff set it. @param speed what goes until they did */
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
