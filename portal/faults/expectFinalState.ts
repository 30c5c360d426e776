import type { ExpectStatic } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { OPENING_COINS } from './createOffices.ts';
import type { FaultRun } from './faultRun.ts';

export const POLL_TIMEOUT = 60_000;

/** Expected state of the database when no job is left. */
export interface Expected {
  /** B/L number → declaration status and number of operations. */
  filings: Record<string, [status: string, operations: number]>;
  /** Coins charged in total. */
  spent: number;
}

/** Waits until no job is left; between two crashes the database may be unavailable. */
export async function expectNoOpenJobs(run: FaultRun, expect: ExpectStatic): Promise<void> {
  await expect.poll(() => run.openJobs().catch(String), { timeout: POLL_TIMEOUT, interval: 200 }).toEqual([]);
}

/** Waits until no job is left, then compares the database with the expected state. */
export async function expectFinalState(
  run: FaultRun,
  { filings, spent }: Expected,
  expect: ExpectStatic,
): Promise<void> {
  await expectNoOpenJobs(run, expect);
  await run.withDatabase(async (db) => {
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
    expect(OPENING_COINS - balance).toBe(spent);
  });
}
