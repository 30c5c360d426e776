import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startJobs } from '../../jobs/startJobs.ts';
import type { CrashPoint } from '../../steps.ts';
import type { TestClient } from '../../testing/client.ts';
import { customsReplies, fileOverGateway, lastMessage } from '../../testing/customsReplies.ts';
import { getDetail } from '../../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../../testing/harness.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { claimFolder } from './claimFolder.ts';
import { gatewayFolders, type GatewayFolders } from './gatewayFolders.ts';
import { watchInbox, type Inbox } from './watchInbox.ts';

const ENGINE = join(import.meta.dirname, 'testing', 'engine.mjs');
const POLL_INTERVAL = 10;

let home: string;
let folders: GatewayFolders;
let test: TestPortal;
let filer: TestClient;
let jobs: ReturnType<typeof startJobs>;
let inbox: Inbox;
let engine: ChildProcess | undefined;
/** Called at each step. */
let onStep: ((step: CrashPoint) => void) | undefined;
/** The step at which the portal fails next. */
let failAt: CrashPoint | undefined;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-gateway-'));
  const gatewayDir = join(home, 'gateway');
  folders = gatewayFolders(gatewayDir);
  const steps = {
    mark: async (name: CrashPoint) => {
      onStep?.(name);
      if (name !== failAt) return;
      failAt = undefined;
      throw new Error(`failed at ${name}`);
    },
  };
  test = await startTestPortal({ config: { gateway: 'files', gatewayDir }, steps });
  test.portal.log.level = 'silent';
  await claimFolder(test.portal.db, gatewayDir);
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startJobs(test.portal);
  inbox = await watchInbox(test.portal, gatewayDir, POLL_INTERVAL);
});
afterEach(async () => {
  engine?.kill('SIGKILL');
  await Promise.all([inbox.stop(), jobs.stop()]);
  await test.close();
  rmSync(home, { recursive: true, force: true });
});

const startEngine = (): ChildProcess => (engine = spawn(process.execPath, [ENGINE, join(home, 'gateway'), home]));
const deliver = (name: string, text: string) => writeFileSync(join(folders.inbox, name), text, 'latin1');
const processInbox = async () => {
  // A running scan may have started before the file arrived.
  await inbox.scan();
  await inbox.scan();
  await jobs.drain();
};
const stateOf = async (id: string) => {
  const { declarationStatus, matchStatus, receipts } = await getDetail(filer, id);
  return [declarationStatus, matchStatus, receipts.length];
};
const unplaced = () => test.portal.db.selectFrom('parked_receipt').select(['reason', 'raw']).execute();

describe('the gateway "files"', () => {
  it('writes each message to the outbox, complete and named by its control number', async () => {
    const { id, controlNo, message } = await fileOverGateway(test, filer);
    await jobs.drain();
    expect(readdirSync(folders.outbox)).toEqual([`${controlNo}.isf`]);
    const lines = readFileSync(join(folders.outbox, `${controlNo}.isf`), 'latin1').split('\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(0, -1).map((line) => line.length)).toEqual(lines.slice(0, -1).map(() => 80));
    expect(lines[0]).toBe(`A4601TPTPRCTCE080226     SF${' '.repeat(32)}${controlNo}${' '.repeat(11)}`);
    expect(lines.slice(2, -3).join('\n')).toBe(message);
    const { sent_at } = await test.portal.db
      .selectFrom('operation')
      .select('sent_at')
      .where('filing_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sent_at).not.toBeNull();
  });

  it('[X01] puts nothing out while the share of the engine is not connected', async () => {
    const share = join(home, 'gateway');
    renameSync(share, `${share}.away`);
    const { id, controlNo } = await fileOverGateway(test, filer);
    await jobs.drain();
    expect(existsSync(share)).toBe(false);
    const sentAt = async () =>
      (await test.portal.db.selectFrom('operation').select('sent_at').where('filing_id', '=', id).execute())[0]
        ?.sent_at;
    expect(await sentAt()).toBeNull();
    renameSync(`${share}.away`, share);
    test.passTime(60_000);
    await jobs.drain();
    expect(readdirSync(folders.outbox)).toEqual([`${controlNo}.isf`]);
    expect(await sentAt()).not.toBeNull();
  });

  it('[D08] reads an answer again that the engine wrote again after it was read', async () => {
    const filing = await fileOverGateway(test, filer);
    await jobs.drain();
    onStep = (step) => {
      if (step !== 'inbox.committed') return;
      onStep = undefined;
      deliver('answer', `${customsReplies.response(filing, 8)}\n`);
    };
    deliver('answer', `${customsReplies.response(filing, 7)}\n`);
    await processInbox();
    await processInbox();
    expect(readdirSync(folders.inbox)).toEqual([]);
    const stored = await test.portal.db.selectFrom('gateway_file').select('name').execute();
    expect(stored).toHaveLength(2);
  });

  it('[D08] processes every answer once while the engine is killed repeatedly', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await fileOverGateway(test, filer)).id);
    for (let kill = 0; kill < 6; kill += 1) {
      const killed = startEngine();
      await sleep(60 + kill * 15);
      killed.kill('SIGKILL');
    }
    startEngine();
    const states = () => Promise.all(ids.map(stateOf));
    await expect.poll(states).toEqual(ids.map(() => ['receiveSuccess', 'onFile', 3]));
    await expect.poll(() => [readdirSync(folders.outbox), readdirSync(folders.inbox)]).toEqual([[], []]);
    expect(await unplaced()).toEqual([]);
    expect(readdirSync(folders.failed)).toEqual([]);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it.each(['inbox.taken', 'inbox.committed', 'receipt.stored', 'receipt.folded', 'job.done'] as const)(
    '[D08] processes a file once when the portal fails at %s',
    async (point) => {
      const filing = await fileOverGateway(test, filer);
      await jobs.drain();
      failAt = point;
      deliver('answer', `${customsReplies.response(filing, 7)}\n`);
      await processInbox();
      test.passTime(2_000);
      await processInbox();
      expect(failAt).toBeUndefined();
      expect(await stateOf(filing.id)).toEqual(['receiveSuccess', 'none', 1]);
      expect(readdirSync(folders.inbox)).toEqual([]);
      expect(readdirSync(folders.done)).toHaveLength(1);
    },
  );

  it('processes a file once under any name, and all answers in it', async () => {
    const [first, second] = [await fileOverGateway(test, filer), await fileOverGateway(test, filer)];
    const advice = (filing: typeof first, code: string) =>
      customsReplies
        .advisory(filing, 1, code)
        .split('\n')
        .filter((line) => line.startsWith('SA'));
    const text = customsReplies.lines(null, 40, advice(first, 'S1'), advice(second, 'S2'));
    for (const name of ['one', 'two', 'one.again']) deliver(name, text);
    await processInbox();
    deliver('late', text);
    await processInbox();
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual([
      ['submitted', 'onFile', 1],
      ['submitted', 'notOnFile', 1],
    ]);
    const { length } = await test.portal.db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', 'gateway.answer')
      .execute();
    expect([length, readdirSync(folders.inbox)]).toEqual([2, []]);
  });

  it('waits for a file that is being written and stores it unplaced when it stays incomplete', async () => {
    const filing = await lastMessage(test, (await fileOverGateway(test, filer)).id);
    const text = customsReplies.response(filing, 7);
    // Its decision is missing.
    const hopeless = text.slice(0, text.indexOf('SF90'));
    deliver('unfinished.tmp', text);
    deliver('slow', text.slice(0, -200));
    deliver('hopeless', hopeless);
    await processInbox();
    deliver('slow', text);
    await processInbox();
    expect(await stateOf(filing.id)).toEqual(['receiveSuccess', 'none', 1]);
    expect(readdirSync(folders.inbox).toSorted()).toEqual(['hopeless', 'unfinished.tmp']);
    test.passTime(59_000);
    await processInbox();
    expect(await unplaced()).toEqual([]);
    test.passTime(1_000);
    await processInbox();
    expect(await unplaced()).toEqual([{ reason: 'malformed', raw: hopeless }]);
    expect(readdirSync(folders.inbox)).toEqual(['unfinished.tmp']);
    expect(readdirSync(folders.failed)).toEqual([expect.stringMatching(/-hopeless$/u)]);
  });

  it.each([
    ['a blank line', '\n\n'],
    ['line ends of the other kind', '\r\n\r\n'],
    ['a Ctrl-Z', '\u001A'],
    ['a Ctrl-Z after the line end, and a line end after it', '\r\n\u001A\r\n'],
    ['blank columns and lines of spaces', '   \n  \n \u001A  '],
  ])('accepts a file with %s after its Z', async (_, tail) => {
    const filing = await fileOverGateway(test, filer);
    await jobs.drain();
    deliver('answer', customsReplies.response(filing, 7) + tail);
    await processInbox();
    expect(await stateOf(filing.id)).toEqual(['receiveSuccess', 'none', 1]);
    expect([readdirSync(folders.inbox), readdirSync(folders.failed), await unplaced()]).toEqual([[], [], []]);
    // The same answer without a trailer is a repetition.
    deliver('again', customsReplies.response(filing, 7));
    await processInbox();
    expect(await stateOf(filing.id)).toEqual(['receiveSuccess', 'none', 1]);
    expect(await unplaced()).toEqual([]);
  });

  it('stores a line unplaced after its Z that belongs to no answer, and applies the answer', async () => {
    const filing = await fileOverGateway(test, filer);
    await jobs.drain();
    deliver('odd', `${customsReplies.response(filing, 7)}\n.`);
    await processInbox();
    expect(readdirSync(folders.inbox)).toEqual(['odd']);
    test.passTime(60_000);
    await processInbox();
    expect(await stateOf(filing.id)).toEqual(['receiveSuccess', 'none', 1]);
    expect(await unplaced()).toEqual([{ reason: 'malformed', raw: '.'.padEnd(80) }]);
  });

  it.each([
    ['cut lines', (text: string) => `${text.replaceAll(/ +$/gmu, '')}\n`, 0],
    ['no line ends', (text: string) => text.replaceAll('\n', ''), 0],
    ['neither A nor Z', (text: string) => text.split('\n').slice(1, -1).join('\n'), 60_000],
  ])('[X02] accepts a file with %s', async (_, toForm, wait) => {
    const filing = await fileOverGateway(test, filer);
    await jobs.drain();
    deliver('answer', toForm(customsReplies.response(filing, 7)));
    await processInbox();
    test.passTime(wait);
    await processInbox();
    expect(await stateOf(filing.id)).toEqual(['receiveSuccess', 'none', 1]);
    expect([readdirSync(folders.inbox), await unplaced()]).toEqual([[], []]);
  });

  it('offers unplaced receipts but no practice customs', async () => {
    const support = await test.signIn(ACCOUNTS.support);
    expect((await support.get('/support/practice')).status).toBe(404);
    expect((await support.post('/support/practice/ams-bills', { amsNo: 'OOLU1', amsType: 'BM' })).status).toBe(404);
    expect((await support.get('/support/practice/parked')).status).toBe(200);
  });

  it('refuses to start when a folder is not writable, and names the setting', async () => {
    const file = join(home, 'a-file');
    writeFileSync(file, '');
    await expect(watchInbox(test.portal, file)).rejects.toThrow(/TPT_GATEWAY_DIR/u);
  });
});
