import { loadavg } from 'node:os';
import { signInClient } from './client.mjs';
import { generateYear } from './generateYear.mjs';
import { startBenchPortal } from './portal.mjs';
import { printTable } from './table.mjs';
import { TIMED_BY_TURNS, timeByTurns } from './timeByTurns.mjs';
import { option } from '../scripts/option.mjs';

const FILINGS = Number(option('filings', '200000'));
const SAMPLES = Number(option('samples', '40'));
const WARM_UP = 5;
const DAY_MS = 86_400_000;

const day = (ago) => new Date(Date.now() - ago * DAY_MS + DAY_MS / 3).toISOString().slice(0, 10);
const PERIODS = { 'last 90 days': day(89), 'a year': day(364) };

/** The same sums from the rows themselves: the view that defines them, read as the portal reads it. */
const NAIVE = `
  select measure, day, key, sum(rows), sum(amount) from statistic_fact
  where enterprise_id = '1' and day between $1::date and $2::date group by measure, day, key`;

/**
 * [M04] The statistics of an enterprise with a year of filings, beside the naive query of the same database, by turns.
 * The naive one is without the period before, persons and the call itself.
 */
export async function printStatistics() {
  const portal = await startBenchPortal(0);
  try {
    await generateYear(portal.client, {
      enterpriseId: '1',
      filings: FILINGS,
      log: (text) => process.stderr.write(`${text}          \r`),
    });
    const call = await signInClient(portal.url, 'admin@harbour.test');
    const rows = [];
    for (const [name, start] of Object.entries(PERIODS)) {
      const path = `/bill-statistics?start=${start}&end=${day(0)}`;
      const people = (await (await call(path)).json()).byOperator;
      const cases = [
        [name, path],
        [`  ${name}, one person`, `${path}&operator=${people[0].operatorId}`],
      ];
      for (const [label, address] of cases) {
        rows.push(
          await timeByTurns(label, {
            call: async () => (await call(address)).json(),
            naive: () => portal.client.query(NAIVE, [start, day(0)]),
            samples: SAMPLES,
            warmUp: WARM_UP,
          }),
        );
      }
    }
    const { rows: wrong } = await portal.client.query(`
      select measure from (
        select measure, day, key, rows, amount from statistic_day where grain = 'a' and enterprise_id = '1'
        union all select measure, day, key, rows, amount from statistic_delta where enterprise_id = '1'
        union all select measure, day, key, -rows, -amount from statistic_fact where enterprise_id = '1') compared
      group by measure, day, key having sum(rows) <> 0 or sum(amount) <> 0`);
    printTable(
      `Statistics of ${FILINGS} filings within a year: ms from request to answer over HTTP, ${SAMPLES} samples, load ${loadavg()[0].toFixed(1)}`,
      TIMED_BY_TURNS,
      rows,
    );
    console.log(`Goal: a year within 300 ms. Sums that differ from the rows: ${wrong.length}.`);
  } finally {
    await portal.stop();
  }
}
