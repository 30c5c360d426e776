import { sql } from 'kysely';
import type { Tx } from '../portal.ts';

/** The next numbers of a sequence, each issued once. */
export async function takeNumbers(
  trx: Tx,
  sequence: 'isf_number' | 'order_number' | 'practice_answer',
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(${sequence}) as number from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ number }) => number);
}
