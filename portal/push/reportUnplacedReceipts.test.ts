import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/limits.ts';
import { gatewayFolders } from '../gateway/files/gatewayFolders.ts';
import { watchInbox, type Inbox } from '../gateway/files/watchInbox.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import { storeUnplacedReceipt } from '../store/unplacedReceipts.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { readOutbox } from '../testing/mailServer.ts';
import { NOTICE_INTERVAL } from './noticeLimits.ts';
import { reportUnplacedReceipts } from './reportUnplacedReceipts.ts';

const UNREADABLE = 'SF10 no transmission';

let home: string;
let test: TestPortal;
let jobs: RunningJobs;
let inbox: Inbox;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-tell-'));
  const gatewayDir = join(home, 'gateway');
  test = await startTestPortal({ config: { gateway: 'files', gatewayDir } });
  jobs = startJobs(test.portal);
  inbox = await watchInbox(test.portal, gatewayDir, 2_000_000_000);
});
afterEach(async () => {
  await Promise.all([inbox.stop(), jobs.stop()]);
  await test.close();
  rmSync(home, { recursive: true, force: true });
});

const put = (name: string, text: string) =>
  writeFileSync(join(gatewayFolders(join(home, 'gateway')).inbox, name), text, 'latin1');
/** Reads the inbox, and again after the time in which an incomplete file may grow. */
async function read() {
  await inbox.scan();
  test.passTime(60_000);
  await inbox.scan();
}
async function tell() {
  await reportUnplacedReceipts(test.portal);
  await jobs.drain();
}
const mails = async () =>
  (await readOutbox(test.portal.config.outboxDir)).map(({ subject, to, text }) => ({
    subject,
    to: to?.map(({ address }) => address).join(),
    text: text ?? '',
  }));
const storeUnplaced = (reason: string, text: string) =>
  test.portal.db.transaction().execute((trx) => storeUnplacedReceipt(trx, reason, text, test.portal.clock()));
const setLocale = (locale: Locale | null) =>
  test.portal.db.updateTable('app_user').set({ locale }).where('account', '=', ACCOUNTS.support).execute();

describe('an unplaced answer', () => {
  it('[X07] is mailed to support staff once, however often its file comes', async () => {
    await setLocale('en');
    put('first.ans', UNREADABLE);
    await read();
    await tell();
    const [mail, ...others] = await mails();
    expect([mail?.to, mail?.subject, others]).toEqual([
      ACCOUNTS.support,
      'Answers from customs could not be placed: 1',
      [],
    ]);
    expect(mail?.text).toMatch(/- [\d-]{10} [\d:]{8} · Not readable\n\s+\S+\/support\/parked-receipts\/\d+\n/u);
    expect(mail?.text).not.toContain(UNREADABLE);
    for (const name of ['again.ans', 'first.ans']) put(name, UNREADABLE);
    await read();
    test.passTime(NOTICE_INTERVAL);
    await tell();
    expect(await mails()).toHaveLength(1);
  });

  it('[X07] is mailed for a file that was not read', async () => {
    await setLocale('en');
    put('huge.ans', '');
    truncateSync(join(gatewayFolders(join(home, 'gateway')).inbox, 'huge.ans'), 8 * 1024 * 1024);
    await read();
    await tell();
    const [mail, ...others] = await mails();
    expect(mail?.text).toContain('File not read');
    expect(others).toEqual([]);
  });

  it('[X07] is combined with others into one mail every ten minutes', async () => {
    for (let n = 0; n < 60; n += 1) await storeUnplaced('unknownFiling', `answer ${n}`);
    await tell();
    await storeUnplaced('unknownFiling', 'later');
    test.passTime(NOTICE_INTERVAL - 1);
    await tell();
    expect(await mails()).toHaveLength(1);
    test.passTime(1);
    await Promise.all([tell(), tell()]);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set(['有 1 条海关回执无法归入申报单', '有 60 条海关回执无法归入申报单']));
  });

  it('[X07] is not mailed after staff handled it', async () => {
    await storeUnplaced('unknownFiling', 'answer');
    await test.portal.db.updateTable('parked_receipt').set({ state: 'discarded' }).execute();
    await tell();
    expect(await mails()).toEqual([]);
  });

  it('[X07] is mailed to no disabled account, and to the first one that is enabled', async () => {
    const disable = (disabled_at: Date | null) =>
      test.portal.db.updateTable('app_user').set({ disabled_at }).where('account', '=', ACCOUNTS.support).execute();
    await disable(test.portal.clock());
    await storeUnplaced('unknownFiling', 'answer');
    await tell();
    expect(await mails()).toEqual([]);
    await disable(null);
    await tell();
    expect(await mails()).toHaveLength(1);
  });

  it('[X07] [G10] is mailed in the first offered language to who has chosen none', async () => {
    await setLocale(null);
    await storeUnplaced('unknownFiling', 'answer');
    await reportUnplacedReceipts({ ...test.portal, config: { ...test.portal.config, locales: ['en'] } });
    await jobs.drain();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Answers from customs could not be placed: 1']);
  });

  it.each([
    ['en', 'Answers from customs could not be placed: 1', 'Unknown filing'],
    ['zh-CN', '有 1 条海关回执无法归入申报单', '无对应申报单'],
    ['vi', 'Có 1 phản hồi của hải quan chưa ghép được', 'Không có tờ khai'],
  ] as const)('[X07] is mailed in the language of the last sign-in: %s', async (locale, subject, reason) => {
    const support = await test.signIn(ACCOUNTS.support);
    await setLocale(locale);
    expect(support).toBeDefined();
    await storeUnplaced('unknownFiling', 'answer');
    await tell();
    const [mail] = await mails();
    expect([mail?.subject, mail?.text]).toEqual([subject, expect.stringContaining(reason)]);
  });
});
