import type { ExpectStatic } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { COINS } from './offices.ts';
import type { Ordeal } from './ordeal.ts';

export const PATIENCE = 60_000;

/** What a test expects of the whole when everything has come to rest. */
export interface Expected {
  /** B/L number → status of the declaration and how many operations it has. */
  filings: Record<string, [status: string, operations: number]>;
  /** Coins that are gone. */
  spent: number;
}

/** Waits until nothing is left to do and compares the database with what must be in it. */
export async function reckon(ordeal: Ordeal, { filings, spent }: Expected, expect: ExpectStatic): Promise<void> {
  await expect.poll(() => ordeal.openJobs(), { timeout: PATIENCE, interval: 200 }).toEqual([]);
  await ordeal.withDatabase(async (db) => {
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await db.selectFrom('parked_receipt').selectAll().execute()).toEqual([]);
    const found = await db
      .selectFrom('filing')
      .innerJoin('operation', 'operation.filing_id', 'filing.id')
      .innerJoin('enterprise', 'enterprise.id', 'filing.enterprise_id')
      .where('enterprise.house_scac', '=', 'ORDA')
      .select((row) => ['ams_no', 'declaration_status', row.fn.count<number>('operation.id').as('operations')])
      .groupBy(['filing.enterprise_id', 'filing.id'])
      .execute();
    expect(found.toSorted((a, b) => (a.ams_no < b.ams_no ? -1 : 1))).toEqual(
      Object.entries(filings)
        .map(([ams_no, [declaration_status, operations]]) => ({ ams_no, declaration_status, operations }))
        .toSorted((a, b) => (a.ams_no < b.ams_no ? -1 : 1)),
    );
    const { balance } = await db
      .selectFrom('wallet')
      .innerJoin('enterprise', 'enterprise.id', 'wallet.enterprise_id')
      .where('enterprise.house_scac', '=', 'ORDA')
      .select('balance')
      .executeTakeFirstOrThrow();
    expect(COINS - balance).toBe(spent);
  });
}
