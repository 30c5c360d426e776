import { register } from 'tsx/esm/api';
import { startBenchPortal } from './portal.mjs';
import { quantile } from './stats.mjs';
import { printTable } from './table.mjs';
import { option } from '../scripts/option.mjs';

const ROWS = Number(option('rows', '1000000'));
const BATCHES = Number(option('batches', '100'));

/** Rows of each rule: a tenth is old enough to be removed, and lies between the others. */
const OLD = "case when n % 10 = 0 then now() - interval '3 years' else now() end";
const FILL = {
  'done jobs': `insert into job (kind, payload, priority, enterprise_id, is_ready, queued_at, run_at, attempts, done_at)
    select 'gateway.answer', jsonb_build_object('raw', repeat('x', 300)), 0, '1', true, now(), now(), 1, ${OLD}`,
  'digests of taken files': `insert into gateway_file (digest, name, taken_at) select md5(n::text), 'answer', ${OLD}`,
  'old refusals': `insert into intent (enterprise_id, key, user_id, call, body_hash, status, body, created_at)
    select '1', 'bench-' || n, 'demo-filer', 'sendBill', md5(n::text), 409, '{"code":1008}', ${OLD}`,
  'sign-in history': `insert into sign_in (user_id, at, succeeded, address, agent)
    select 'demo-filer', ${OLD}, true, '192.0.2.1', 'bench'`,
};

/** [O01] Milliseconds of one batch of the retention, in tables of a million rows, as the job runs it. */
export async function printRetention() {
  register();
  const { purge, PURGE_BATCH } = await import('../portal/retention/purge.ts');
  const { openDatabase } = await import('../portal/db/database.ts');
  const portal = await startBenchPortal(0);
  const { db } = openDatabase(portal.connection);
  try {
    const rows = [];
    for (const [what, insert] of Object.entries(FILL)) {
      process.stderr.write(`filling ${what}          \r`);
      await portal.client.query(`${insert} from generate_series(1, ${ROWS}) n`);
      await portal.client.query('analyze');
      const times = [];
      let removed = 0;
      while (times.length < BATCHES) {
        const started = performance.now();
        removed += await db.transaction().execute((trx) => purge(trx, what, new Date(), new Date()));
        times.push(performance.now() - started);
      }
      rows.push([what, ROWS, removed, quantile(times, 0.5), quantile(times, 0.99), PURGE_BATCH * 3_600]);
    }
    printTable(
      `Retention: a batch of ${PURGE_BATCH}, ${BATCHES} times`,
      ['', 'rows', 'removed', 'p50 ms', 'p99 ms', 'removed at most in an hour'],
      rows,
    );
  } finally {
    await db.destroy();
    await portal.stop();
  }
}
