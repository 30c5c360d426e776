import { expect, it, onTestFinished } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import { asCsv, goodBills, goodRows } from '../imports/testing/goodTable.ts';
import { multipartBody } from '../imports/testing/multipartBody.ts';
import { soundPortal } from './bundlePortal.ts';
import { expectFinalState, type Expected } from './expectFinalState.ts';
import { FaultRun } from './faultRun.ts';

/** Sends in progress when the signal arrives; `npm run faults` sets more. */
const SENDS = Number(process.env['TPT_FAULT_DRAINED'] ?? 10);
const IMPORTED = 30;
/** Milliseconds within which supervisors expect the end. */
const GRACE = 30_000;
const PRICE = 70;

const bundle = soundPortal();

/** Reads a file as a browser does. @returns its bytes, or null when the download was cut */
const readFile = (answer: Promise<Response>): Promise<Buffer | null> =>
  answer.then(
    async (response) => (response.ok ? Buffer.from(await response.arrayBuffer()) : null),
    () => null,
  );
/** The record at the end of a ZIP archive, without which it is incomplete. */
const isWholeArchive = (bytes: Buffer) => bytes.subarray(-22).readUInt32LE(0) === 0x06054b50;

/** Whether a stream of events ended by its last chunk instead of a broken connection. */
const endsCleanly = (stream: Response) =>
  stream.text().then(
    () => true,
    () => false,
  );

/** Uploads a table of bills. @returns the token that saves its preview */
async function previewImport(run: FaultRun): Promise<string> {
  const table = multipartBody(Buffer.from(asCsv(goodRows(goodBills(ISF_10, IMPORTED), 'en'))), 'list.csv');
  const preview = await run.fetch('/draft-bills/import?billType=1&dryRun=true', {
    method: 'POST',
    headers: { 'content-type': table.contentType },
    body: new Uint8Array(table.body),
  });
  const answer = (await preview.json()) as ImportOutcome | { jobId: string };
  if (!('jobId' in answer)) return answer.token ?? '';
  // A busy machine reads the file as a job.
  let token: string | undefined;
  const readToken = async () => {
    const state = (await run.call('GET', `/draft-bills/import/${answer.jobId}`))?.body as ImportJobState;
    return (token = state.result?.token);
  };
  await expect.poll(readToken).toBeDefined();
  return token ?? '';
}

it(
  '[O08] SIGTERM amid sends, saves, an import, an export and a stream cuts nothing',
  { timeout: 300_000 },
  async () => {
    const run = new FaultRun(bundle);
    onTestFinished(() => run.end());
    await run.prepare();
    const numbers = Array.from({ length: SENDS }, (_, index) => `ORDADRAIN${index}`);
    const sends = await Promise.all(numbers.map((amsNo) => run.createDraft(`key ${amsNo}`, amsNo)));
    const stream = endsCleanly(await run.fetch('/events'));
    const token = await previewImport(run);

    const answers = sends.map((send) => run.post(send));
    const saving = run.call('POST', '/draft-bills/import?billType=1', { token });
    const exporting = readFile(run.fetch('/draft-bills/export'));
    await Promise.race(answers);
    const began = performance.now();
    const { portal } = run;
    portal.signal('SIGTERM');
    const statuses = (await Promise.all(answers)).map((answer) => answer?.status);
    const [workbook, imported] = [await exporting, await saving];
    expect([await portal.exited, portal.exitCode()]).toEqual([null, 0]);
    expect(performance.now() - began).toBeLessThan(GRACE);

    // No answer is missing or incomplete; a busy portal may refuse calls that waited too long.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    // A long import goes on after its answer; the next portal finishes it.
    expect([200, 202], JSON.stringify(imported)).toContain(imported?.status);
    expect(workbook && isWholeArchive(workbook)).toBe(true);
    expect(await stream).toBe(true);

    await run.start();
    const again = await Promise.all(sends.map((send) => run.post(send)));
    expect(again.map((answer) => answer?.status)).toEqual(sends.map(() => 200));
    const countDrafts = async () =>
      ((await run.call('GET', '/draft-bills?pageSize=1'))?.body as { total?: number } | undefined)?.total;
    await expect.poll(countDrafts).toBe(IMPORTED);
    const filings: Expected['filings'] = Object.fromEntries(numbers.map((amsNo) => [amsNo, ['receiveSuccess', 1]]));
    await expectFinalState(run, { filings, spent: SENDS * PRICE }, expect);
  },
);
