import { loadavg } from 'node:os';
import { signInClient } from './client.mjs';
import { generateYear } from './generateYear.mjs';
import { startBenchPortal } from './portal.mjs';
import { printTable } from './table.mjs';
import { TIMED_BY_TURNS, timeByTurns } from './timeByTurns.mjs';
import { option } from '../scripts/option.mjs';

const FILINGS = Number(option('filings', '200000'));
const SAMPLES = Number(option('samples', '20'));
const WARM_UP = 3;
const DAY_MS = 86_400_000;
const day = (ago) => new Date(Date.now() - ago * DAY_MS + DAY_MS / 3).toISOString().slice(0, 10);
const START = day(364);

/** The counts of each importer from the filings, answers and operations themselves: the view that defines them. */
const NAIVE = `
  select importer, count(*), count(*) filter (where accepted_at > loading_at - interval '24 hours'),
    count(*) filter (where match = 'onFile'), count(*) filter (where first_answer = 'rejected')
  from report_fact where enterprise_id = '1' and day between $1::date and $2::date group by importer order by 2 desc limit 25`;

/** [X07] The report card of an enterprise with a year of filings, beside the naive query of the same database, by turns. */
export async function printImporterReport() {
  const portal = await startBenchPortal(0);
  try {
    await generateYear(portal.client, {
      enterpriseId: '1',
      filings: FILINGS,
      log: (text) => process.stderr.write(`${text}          \r`),
    });
    const call = await signInClient(portal.url, 'admin@harbour.test');
    const period = `start=${START}&end=${day(0)}`;
    const list = await (await call(`/importer-report/importers?${period}`)).json();
    const cases = [
      ['figures and charts of all', `/importer-report?${period}`],
      ['importers by exposure', `/importer-report/importers?${period}`],
      ['importers by match rate', `/importer-report/importers?${period}&sortField=matchRate&pageNum=9`],
      ['search of an importer', `/importer-report/importers?${period}&keyword=IMPORTER%2012-00015`],
      ['one importer', `/importer-report?${period}&importer=${list.records[0].id}`],
    ];
    const rows = [];
    for (const [label, address] of cases) {
      rows.push(
        await timeByTurns(label, {
          call: async () => {
            const answer = await call(address);
            if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
            await answer.json();
          },
          naive: () => portal.client.query(NAIVE, [START, day(0)]),
          samples: SAMPLES,
          warmUp: WARM_UP,
        }),
      );
    }
    printTable(
      `Report card of ${FILINGS} filings of ${list.total} importers within a year: ms from request to answer over HTTP, ${SAMPLES} samples, load ${loadavg()[0].toFixed(1)}`,
      TIMED_BY_TURNS,
      rows,
    );
    const { rows: wrong } = await portal.client.query(`
      select filing_id from report_filing kept full join report_fact fact using (enterprise_id, filing_id)
      where (kept.day, kept.importer, kept.status, kept.match, kept.loading_at, kept.first_answer, kept.accepted_at)
        is distinct from (fact.day, fact.importer, fact.status, fact.match, fact.loading_at, fact.first_answer, fact.accepted_at)`);
    console.log(`Goal: each within 500 ms. Rows that differ from the filings: ${wrong.length}.`);
  } finally {
    await portal.stop();
  }
}
