import { PLANNED_ONCE } from '../db/preparedStatements.ts';
import type { Db } from '../portal.ts';

/** A job that a process runs outside the database. `attempts` distinguishes two leases of one job. */
export interface JobLease {
  id: number;
  by: string;
  attempts: number;
  kind: string;
}

export async function listLeases(db: Db): Promise<JobLease[]> {
  const rows = await db
    .selectFrom('job')
    .select(['id', 'leased_by', 'attempts', 'kind'])
    .where('done_at', 'is', null)
    .where('leased_by', 'is not', null)
    .modifyEnd(PLANNED_ONCE)
    .execute();
  return rows.map(({ leased_by, ...lease }) => ({ ...lease, by: leased_by ?? '' }));
}

/** Releases the lease of a process that stopped working on the job, unless the lease has changed meanwhile. */
export async function releaseLease(db: Db, { id, by, attempts }: JobLease): Promise<void> {
  await db
    .updateTable('job')
    .set({ leased_by: null })
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute();
}
