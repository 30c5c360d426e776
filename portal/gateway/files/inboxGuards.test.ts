import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { customsReplies, fileOverGateway } from '../../testing/customsReplies.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../../testing/harness.ts';
import { gatewayFolders, type GatewayFolders } from './gatewayFolders.ts';
import { INBOX_FILE_MAX } from './readInboxFile.ts';
import { watchInbox, type Inbox } from './watchInbox.ts';

const isWindows = process.platform === 'win32';

let home: string;
let folders: GatewayFolders;
let test: TestPortal;
let filer: TestClient;
let inbox: Inbox;
/** Lines of the portal's log. */
let lines: [facts: object, text: string][];

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-inbox-'));
  folders = gatewayFolders(join(home, 'gateway'));
  test = await startTestPortal({ config: { gateway: 'files', gatewayDir: join(home, 'gateway') } });
  filer = await test.signIn(ACCOUNTS.filer);
  lines = [];
  const warn = (facts: object, text: string) => void lines.push([facts, text]);
  const log = { ...test.portal.log, warn } as typeof test.portal.log;
  // Tests call `scan` themselves.
  inbox = await watchInbox({ ...test.portal, log }, join(home, 'gateway'), 2_000_000_000);
});
afterEach(async () => {
  await inbox.stop();
  await test.close();
  rmSync(home, { recursive: true, force: true });
});

const at = (name: string) => join(folders.inbox, name);
const texts = () => lines.map(([, text]) => text);
const unplaced = async () =>
  (await test.portal.db.selectFrom('parked_receipt').select('raw').execute()).map(({ raw }) => raw);
const taken = async () =>
  (await test.portal.db.selectFrom('gateway_file').select('name').execute()).map(({ name }) => name);
const answerText = async () => customsReplies.response(await fileOverGateway(test, filer), 7);
/** Rejected files and their reasons. */
const rejected = () => {
  const names = readdirSync(folders.rejected);
  const reasons = names.filter((name) => name.endsWith('.reason.txt'));
  return {
    files: names.filter((name) => !reasons.includes(name)).map((name) => name.replace(/^[0-9a-f]{12}-/u, '')),
    reasons: reasons.map((name) => readFileSync(join(folders.rejected, name), 'utf8')),
  };
};

describe('the inbox', () => {
  it.skipIf(isWindows)('rejects a symbolic link and shows support nothing of what it names', async () => {
    const secret = join(home, 'secret');
    writeFileSync(secret, 'root:hash');
    symlinkSync(secret, at('answer'));
    symlinkSync(join(home, 'nowhere'), at('dangling'));
    await inbox.scan();
    test.passTime(60_000);
    await inbox.scan();
    expect([readdirSync(folders.inbox), await taken()]).toEqual([[], []]);
    // Support staff learn of the names alone.
    expect((await unplaced()).map((raw) => raw.split('\n').slice(0, 2))).toEqual(
      ['answer', 'dangling'].map((name) => [name, 'This is a symbolic link. Deliver the file itself.']),
    );
    expect(rejected().files.toSorted()).toEqual(['answer', 'dangling']);
    expect(rejected().reasons[0]).toContain('symbolic link');
    expect(readFileSync(secret, 'utf8')).toBe('root:hash');
    expect(texts()).toEqual(Array(2).fill('a file of the inbox was rejected without reading it'));
  });

  it.skipIf(isWindows)('waits for a file with two names, and rejects it when it keeps them', async () => {
    const published = join(folders.inbox, '.first');
    writeFileSync(published, await answerText(), 'latin1');
    linkSync(published, at('answer'));
    const outside = join(home, 'outside');
    writeFileSync(outside, 'elsewhere');
    linkSync(outside, at('linked'));
    await inbox.scan();
    unlinkSync(published);
    await inbox.scan();
    expect(await taken()).toEqual(['answer']);
    test.passTime(60_000);
    await inbox.scan();
    expect(rejected()).toEqual({ files: ['linked'], reasons: [expect.stringContaining('another hard link')] });
    expect([await unplaced(), readdirSync(folders.inbox)]).toEqual([[expect.stringMatching(/^linked\n/u)], []]);
  });

  it('rejects a file above the limit without reading it and accepts one at the limit', async () => {
    writeFileSync(at('huge'), '');
    truncateSync(at('huge'), 8 * 1024 * 1024 * 1024);
    const text = await answerText();
    writeFileSync(at('largest'), text + ' '.repeat(INBOX_FILE_MAX - text.length), 'latin1');
    writeFileSync(at('larger'), text + ' '.repeat(INBOX_FILE_MAX - text.length + 1), 'latin1');
    await inbox.scan();
    expect(rejected().files.toSorted()).toEqual(['huge', 'larger']);
    expect(new Set(rejected().reasons)).toEqual(
      new Set([`This file is larger than ${INBOX_FILE_MAX} bytes. Deliver its answers in several files.\n`]),
    );
    expect(await taken()).toEqual(['largest']);
  });

  it.each([
    ['ASCII', 'n'.repeat(255)],
    ['three-byte letters', '箱'.repeat(84)],
  ])('accepts a file with the longest possible name: %s', async (_, name) => {
    writeFileSync(at(name), await answerText(), 'latin1');
    await inbox.scan();
    expect([await taken(), readdirSync(folders.inbox)]).toEqual([[name], []]);
    const [moved = ''] = readdirSync(folders.done);
    expect(Buffer.byteLength(moved)).toBeLessThanOrEqual(213);
    expect(name.startsWith(moved.slice(13))).toBe(true);
  });

  it('retries a failing file with back-off and logs it once', async () => {
    writeFileSync(at('answer'), await answerText(), 'latin1');
    // Moving fails without a target folder.
    rmSync(folders.done, { recursive: true });
    writeFileSync(folders.done, 'in the way');
    const tries = [];
    for (let second = 0; second < 60; second += 1) {
      const { db } = test.portal;
      await db.deleteFrom('gateway_file').execute();
      await inbox.scan();
      if ((await taken()).length > 0) tries.push(second);
      test.passTime(1_000);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
    expect(texts()).toEqual(['a file of the inbox cannot be processed and will be retried']);
    unlinkSync(folders.done);
    mkdirSync(folders.done);
    test.passTime(300_000);
    await inbox.scan();
    expect(readdirSync(folders.inbox)).toEqual([]);
    expect(texts().slice(1)).toEqual(['a file of the inbox was processed after a failure']);
  });

  it.skipIf(isWindows)('skips pipes and folders and reads the other files', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    mkdirSync(at('folder'));
    writeFileSync(at('zeroes'), '\0\u0007\u001B[31m'.repeat(10), 'latin1');
    writeFileSync(at('li\nne\u0007'), await answerText(), 'latin1');
    for (const _ of [1, 2, 3]) await inbox.scan();
    test.passTime(60_000);
    await inbox.scan();
    expect(await taken()).toEqual(['li\nne\u0007', 'zeroes']);
    expect(readdirSync(folders.inbox)).toEqual(['folder', 'pipe']);
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
    expect(texts().toSorted()).toEqual([
      'a file of the inbox has no readable answer and waits for support staff',
      'the inbox contains something that is not a file',
      'the inbox contains something that is not a file',
    ]);
  });

  it.skipIf(isWindows).each(['', 'inbox', 'done'])(
    'refuses to start when everybody can write its folder "%s"',
    async (name) => {
      const folder = join(home, 'gateway', name);
      chmodSync(folder, 0o777);
      await expect(watchInbox(test.portal, join(home, 'gateway'))).rejects.toThrow(
        `Every account of this machine can write the gateway folder ${folder}`,
      );
      chmodSync(folder, 0o770);
      await (await watchInbox(test.portal, join(home, 'gateway'))).stop();
    },
  );
});
