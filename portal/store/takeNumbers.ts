import { sql } from 'kysely';
import type { Db } from '../portal.ts';

type NumberSequence = 'isf_number' | 'order_number' | 'practice_answer';

/** The next numbers of a sequence, each issued once, as part of a statement. */
export const nextNumbers = (sequence: NumberSequence, count: number) =>
  sql<number[]>`array_to_json(array(select nextval(${sequence}) from generate_series(1, ${count}::int)))`;

/**
 * A running number as users and customs see it: 10 digits.
 * @throws Error without a number: fewer were taken than are needed
 */
export function tenDigits(number: number | undefined): string {
  if (number === undefined) throw new Error('A running number is missing.');
  return String(number).padStart(10, '0');
}

/** The next numbers of a sequence. */
export async function takeNumbers(db: Db, sequence: NumberSequence, count: number): Promise<number[]> {
  const { numbers } = await db.selectNoFrom(nextNumbers(sequence, count).as('numbers')).executeTakeFirstOrThrow();
  return numbers;
}
