import type pg from 'pg';
import type { JobKind } from '../jobs/jobKinds.ts';

/** What left the portal after the backup must not leave it again by itself. */
const HELD_JOBS: readonly JobKind[] = ['gateway.submit', 'mail.send', 'sms.send', 'weChat.send'];
const HELD =
  'Held after a restore: it may have been sent after the backup was made. Check with its receiver, then retry it here.';

/** @returns how many messages, mails and text messages wait for support staff */
export async function holdJobs(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `update job set is_ready = false, run_at = '9999-12-31', leased_by = null, last_error = $2
     where done_at is null and kind = any ($1)`,
    [HELD_JOBS, HELD],
  );
  await client.query('update job set leased_by = null where leased_by is not null');
  return rowCount ?? 0;
}
