import { loadavg } from 'node:os';
import { startBadClients } from './badClients.mjs';
import { signInClient } from './client.mjs';
import { startColleague } from './colleague.mjs';
import { startBenchPortal } from './portal.mjs';
import { openEnterprise } from './sendOffices.mjs';
import { quantile } from './stats.mjs';
import { printTable } from './table.mjs';

const FILINGS = 20_000;
const PEOPLE = 5;
/** Goals: the p95 of the office beside it without the bad clients, and the memory after the last cycle beside the first. */
const MOST = 1.5;
const GROWTH = 1.3;
/** Seconds of one cycle without and with the bad clients, alternating, so that other load affects both. */
const QUIET = 60;
const LOADED = 300;

/** A user of the other enterprise sends a filing every half second. @returns milliseconds of each send */
function startSender(callPortal, bill) {
  let serial = 0;
  return async function work(isOver) {
    const times = [];
    while (!isOver()) {
      serial += 1;
      const amsNo = `HBRL9${String(serial).padStart(7, '0')}`;
      const body = { ...bill, amsRequestList: [{ ...bill.amsRequestList[0], amsNo }], quotedTotal: 70 };
      const started = performance.now();
      await (await callPortal('/bills/send?payType=0', body, { 'idempotency-key': `good-${amsNo}` })).arrayBuffer();
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return times;
  };
}

/**
 * An office beside slow, greedy and broken clients of another enterprise: its lists, saves and sends with and
 * without them, and the portal's memory. A call of the office that is not answered 2xx ends the run with an error.
 * @param minutes of load
 */
export async function printContention(minutes) {
  const portal = await startBenchPortal(FILINGS);
  const times = { quiet: { lists: [], saves: [], sends: [] }, loaded: { lists: [], saves: [], sends: [] } };
  const memory = [];
  try {
    const { accounts, houseScac } = await openEnterprise(portal.connection, PEOPLE);
    const { isf10Bill } = await import('../src/contract/testing/bills.ts');
    const bad = await startBadClients(portal.url, accounts, houseScac);
    const colleague = await startColleague(portal.url, 100);
    const send = startSender(await signInClient(portal.url, 'filer@harbour.test'), isf10Bill({ houseScac: 'HBRL' }));
    const work = async (seconds, into) => {
      const end = performance.now() + seconds * 1_000;
      const isOver = () => performance.now() >= end;
      const [sends, { lists, saves }] = await Promise.all([send(isOver), colleague(Number.POSITIVE_INFINITY, isOver)]);
      into.lists.push(...lists);
      into.saves.push(...saves);
      into.sends.push(...sends);
    };
    // Warm-up: the first calls load code and query plans.
    await work(5, { lists: [], saves: [], sends: [] });
    const cycles = Math.max(1, Math.round((minutes * 60) / LOADED));
    let answers = {};
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      process.stderr.write(`cycle ${cycle + 1} of ${cycles}          \r`);
      await work(QUIET, times.quiet);
      await bad.start();
      await work(LOADED, times.loaded);
      answers = await bad.stop();
      memory.push(portal.memory());
    }
    bad.end();
    const kinds = ['lists', 'saves', 'sends'];
    const factors = kinds.map((kind) => quantile(times.loaded[kind], 0.95) / quantile(times.quiet[kind], 0.95));
    printTable(
      `An office beside bad clients of another enterprise, ${cycles} x ${LOADED} s, ms, load ${loadavg()[0].toFixed(1)}`,
      ['', 'calls', 'p50', 'p95', 'x', 'p99', 'worst'],
      kinds.flatMap((kind) => {
        const base = quantile(times.quiet[kind], 0.95);
        return ['quiet', 'loaded'].map((state) => {
          const all = times[state][kind];
          const at = (share) => quantile(all, share);
          return [`${kind}, ${state}`, all.length, at(0.5), at(0.95), at(0.95) / base, at(0.99), Math.max(...all)];
        });
      }),
    );
    console.log(`Goals: p95 at most ${MOST} x of quiet; memory grows by at most ${GROWTH} x; downloads stall.`);
    console.log(
      `Memory of the portal after each cycle, MB: ${memory.map((megabytes) => megabytes.toFixed(0)).join(' ')}`,
    );
    console.log(`Answers to the bad clients by status: ${JSON.stringify(answers)}`);
    const hasGrown = (memory.at(-1) ?? 0) > (memory[0] ?? 0) * GROWTH;
    const hasStalled = (answers.unreadDownload?.stalled ?? 0) > 0;
    if (Math.max(...factors) > MOST || hasGrown || !hasStalled) {
      console.log('A goal is missed.');
      process.exitCode = 1;
    }
  } finally {
    await portal.stop();
  }
}
