import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInClient } from './client.mjs';
import { startBenchPortal } from './portal.mjs';
import { openOffices } from './sendOffices.mjs';
import { median } from './stats.mjs';
import { printTable } from './table.mjs';

/** Filings of one call of the busy enterprise. */
const MANY = 400;
/** Single filings of the other enterprise during each such call. */
const SINGLES = 3;
/** Goal: the first receipt beside the one of an idle portal. */
const MOST = 2;

const numbersOf = (bill, serial, count) =>
  Array.from({ length: count }, (_, row) => ({
    ...bill.amsRequestList[0],
    amsNo: `${bill.houseScac}${String(serial).padStart(4, '0')}${String(row).padStart(4, '0')}`,
  }));

/**
 * Time until the first receipt of a single filing after another enterprise filed 400 in one call, compared with an
 * idle portal; and jobs per second.
 */
export async function printFairness(rounds) {
  process.env.TPT_PRACTICE_SPEED = '50';
  const portal = await startBenchPortal(0);
  try {
    const offices = await openOffices(portal.connection, 2);
    const [busy, single] = await Promise.all(offices.map(({ account }) => signInClient(portal.url, account)));
    let serial = 0;
    const file = async (callPortal, { bill }, count) => {
      serial += 1;
      const body = { ...bill, amsRequestList: numbersOf(bill, serial, count), quotedTotal: 70 * count };
      const answer = await callPortal('/bills/send?payType=0', body, { 'idempotency-key': `bench-${serial}` });
      return (await answer.json()).filings[0].id;
    };
    const one = async (query, values = []) => (await portal.client.query(query, values)).rows[0];
    const receiptOf = async () => {
      const started = performance.now();
      const id = await file(single, offices[1], 1);
      while (!(await one('select from receipt where filing_id = $1 limit 1', [id]))) await sleep(5);
      return performance.now() - started;
    };
    const open = async () =>
      (await one('select count(*)::int as jobs from job where done_at is null and is_ready')).jobs;
    const done = async () => (await one('select count(*)::int as jobs from job where done_at is not null')).jobs;
    const quiet = async () => {
      const left =
        "select count(*)::int as jobs from job where done_at is null and run_at < now() + interval '1 minute'";
      while ((await one(left)).jobs > 0) await sleep(50);
    };
    for (let time = 0; time < SINGLES; time += 1) await receiptOf();
    const times = { idle: [], busy: [], left: [], rate: [] };
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}: fairness          \r`);
      await quiet();
      for (let time = 0; time < SINGLES; time += 1) times.idle.push(await receiptOf());
      await quiet();
      const before = await done();
      await file(busy, offices[0], MANY);
      const started = performance.now();
      for (let time = 0; time < SINGLES; time += 1) {
        times.busy.push(await receiptOf());
        times.left.push(await open());
      }
      await quiet();
      times.rate.push((((await done()) - before) * 1_000) / (performance.now() - started));
    }
    const [idle, beside] = [median(times.idle), median(times.busy)];
    printTable(
      `From pressing Send to the first receipt, ms, medians of ${rounds * SINGLES}, load ${loadavg()[0].toFixed(1)}`,
      ['', 'ms', 'x', 'ready jobs left', 'jobs/s'],
      [
        ['an idle portal', idle, 1, 0, Number.NaN],
        [`another enterprise has just filed ${MANY}`, beside, beside / idle, median(times.left), median(times.rate)],
      ],
    );
    console.log(`Goal: at most ${MOST} x.`);
    if (beside / idle > MOST) process.exitCode = 1;
  } finally {
    await portal.stop();
  }
}
