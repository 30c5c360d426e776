import { loadavg } from 'node:os';
import { postJson, signInClient } from './client.mjs';
import { startBenchPortal } from './portal.mjs';
import { openOffices } from './sendOffices.mjs';
import { startBareSends } from './sendsInSql.mjs';
import { quantile } from './stats.mjs';
import { printTable } from './table.mjs';

/** Existing filings. */
const FILINGS = 50_000;
const PARALLEL = 8;
/** Sends of one slice; portal and plain SQL alternate, so that other load affects both. */
const SLICE = 200;
/** Sends before the first slice: a portal that has just started compiles its code while it sends. */
const WARM_UP = 600;
const READS = 60;

/** Runs work `count` times with limited concurrency. @returns runs per second */
async function perSecond(count, work) {
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: PARALLEL }, async (_, lane) => {
      while (next < count) {
        next += 1;
        await work(lane);
      }
    }),
  );
  return (count * 1_000) / (performance.now() - started);
}

async function readLists(callPortal) {
  const times = [];
  while (times.length < READS) {
    const started = performance.now();
    await (await callPortal('/bills?pageSize=20')).text();
    times.push(performance.now() - started);
  }
  return times;
}

const receiptsOf = async (client) => {
  const { rows } = await client.query('select count(*)::int as count from receipt');
  return rows[0].count;
};

/** Makes pending answers due now and waits until the portal has processed them. */
async function readWhileReceipts(client, callPortal) {
  await client.query("update job set run_at = now() where kind like 'practice.%' and done_at is null");
  await client.query("select pg_notify('tpt_jobs', '')");
  const before = await receiptsOf(client);
  const started = performance.now();
  const times = await readLists(callPortal);
  return { times, perSecond: (((await receiptsOf(client)) - before) * 1_000) / (performance.now() - started) };
}

/** New jobs wait until `releaseJobs`, so that sends are measured without the work that follows them. */
async function holdJobs(client) {
  await client.query(`
    create function bench_hold() returns trigger language plpgsql as $$ begin
      new.is_ready := false;
      new.run_at := now() + interval '1 day';
      return new;
    end $$`);
  await client.query('create trigger bench_hold before insert on job for each row execute function bench_hold()');
}

/** Ends `holdJobs`. @returns messages delivered to customs in a second */
async function releaseJobs(client) {
  await client.query('drop trigger bench_hold on job; drop function bench_hold');
  const started = performance.now();
  const { rowCount } = await client.query(
    "update job set is_ready = true, run_at = now() where kind = 'gateway.submit' and done_at is null",
  );
  await client.query("select pg_notify('tpt_jobs', '')");
  await messagesLeft(client);
  return (rowCount * 1_000) / (performance.now() - started);
}

/** Waits until every message has reached customs and its answers are queued. */
async function messagesLeft(client) {
  const left = "select count(*)::int as left from job where kind = 'gateway.submit' and done_at is null";
  while ((await client.query(left)).rows[0].left > 0) await new Promise((wake) => setTimeout(wake, 100));
}

/**
 * Compares sends per second with the same rows written by plain SQL, which also only queues the message; the messages are
 * delivered and measured afterwards.
 */
export async function printSends(rounds) {
  // No answer of customs is due while sends are measured.
  process.env.TPT_PRACTICE_SPEED = '0.01';
  const portal = await startBenchPortal(FILINGS);
  try {
    const offices = await openOffices(portal.connection, PARALLEL);
    const posts = await Promise.all(
      offices.map(async ({ account }) => postJson(portal.url, await signInClient(portal.url, account))),
    );
    let serial = 0;
    const send = async (lane) => {
      serial += 1;
      const { bill } = offices[lane];
      const amsNo = `${bill.houseScac}${String(serial).padStart(8, '0')}`;
      const body = { ...bill, amsRequestList: [{ ...bill.amsRequestList[0], amsNo }], quotedTotal: 70 };
      const answer = await posts[lane]('/bills/send?payType=0', body, { 'idempotency-key': `bench-${serial}` });
      return answer.filings[0].id;
    };
    const patterns = await Promise.all(offices.map((_, lane) => send(lane)));
    const bare = await startBareSends(portal.connection, patterns);
    const rates = { portal: [], bare: [], messages: [] };
    await perSecond(WARM_UP, send);
    await messagesLeft(portal.client);
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}: sends          \r`);
      await holdJobs(portal.client);
      rates.portal.push(await perSecond(SLICE, send));
      rates.bare.push(await perSecond(SLICE, (lane) => bare.send(lane)));
      rates.messages.push(await releaseJobs(portal.client));
    }
    await bare.stop();
    const [ours, sql, messages] = [rates.portal, rates.bare, rates.messages].map((rate) => quantile(rate, 0.5));
    printTable(
      `Sends a second, ${PARALLEL} at a time, beside ${FILINGS} filings, medians of ${rounds}, load ${loadavg()[0].toFixed(1)}`,
      ['', 'sends/s', 'x'],
      [
        ['the same rows in bare SQL', sql, 1],
        ['the portal: HTTP, rules, rehearsal, claims, ledger, jobs', ours, ours / sql],
        ['  then their messages, with the practice customs in the same process', messages, messages / sql],
      ],
    );

    const reader = await signInClient(portal.url, 'filer@harbour.test');
    await messagesLeft(portal.client);
    await readLists(reader);
    const quiet = await readLists(reader);
    const busy = await readWhileReceipts(portal.client, reader);
    const cells = (times) => [quantile(times, 0.5), quantile(times, 0.98)];
    const [quietCells, busyCells] = [cells(quiet), cells(busy.times)];
    printTable(
      'The sent list while receipts stream in, ms',
      ['', 'p50', 'p98', 'x', 'receipts/s'],
      [
        ['quiet', ...quietCells, 1, 0],
        ['receipts', ...busyCells, busyCells[1] / quietCells[1], busy.perSecond],
      ],
    );
  } finally {
    await portal.stop();
  }
}
