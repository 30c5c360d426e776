import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notice, VersionReminder } from '#contract/endpoints/notices.ts';
import { FEES, LOADING_MARKS, LOCALES } from '#contract/limits.ts';
import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { addNotice, inAllLanguages, noticeText } from '../testing/notices.ts';

let test: TestPortal;
let filer: TestClient;
let rival: TestClient;
beforeAll(async () => {
  test = await startTestPortal({ config: { promotionUrl: 'https://offers.example.com' } });
  filer = await test.signIn(ACCOUNTS.filer);
  rival = await test.signIn(ACCOUNTS.rivalFiler);
});
afterAll(() => test.close());

const FIRST = ['service-rules', 'carrier-txsl', 'carrier-sylc', 'daily-2021', 'promotion-2021'];
beforeEach(() => test.portal.db.deleteFrom('notice').where('id', 'not in', FIRST).execute());

const noticesOf = async (client: TestClient, lang = 'en') =>
  (await client.get('/notices', { 'x-lang': lang })).body as Notice[];
const titlesOf = async (client: TestClient, lang?: string) => (await noticesOf(client, lang)).map(({ title }) => title);
const versionOf = async (client: TestClient) =>
  (await client.get('/api/version-push/should-remind', { 'x-lang': 'en' })).body as VersionReminder;
const at = (text: string) => (test.now.value = new Date(`${text.replace(' ', 'T')}+08:00`));
/** The sessions of a visit at another time. */
async function visit(text: string): Promise<TestClient> {
  at(text);
  return test.signIn(ACCOUNTS.filer);
}
const setCode = (code: string) =>
  test.portal.db.updateTable('enterprise').set({ house_scac: code }).where('id', '=', '1').execute();

describe('the first notices', () => {
  it('[R24] state fees, coins, filer code and the 24 hours in every language', async () => {
    for (const lang of LOCALES) {
      const [rules] = await noticesOf(filer, lang);
      expect(rules).toMatchObject({ id: 'service-rules', important: true, kind: 'important' });
      const words = `${rules?.title} ${rules?.body}`;
      for (const number of [FEES.filing, FEES.filingAlreadyInAms, LOADING_MARKS.late, 1, 2]) {
        expect(words).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u'));
      }
    }
  });

  it.each(['TXSL', 'SYLC'])('[R24] show customers with the filer code %s more, before the others', async (code) => {
    const before = await titlesOf(filer);
    await setCode(code);
    const [first, ...others] = await titlesOf(filer);
    expect(first).toContain(code);
    expect(others).toEqual(before);
    await setCode('HBRL');
  });

  it('[G09] end with the last second of 2021-11-14 and 2021-12-31', async () => {
    const now = test.now.value;
    const idsAt = async (text: string, lang: string) =>
      (await noticesOf(await visit(text), lang)).map(({ id }) => id).filter((id) => id.endsWith('2021'));
    expect(await idsAt('2021-10-31 23:59:59', 'zh-CN')).toEqual([]);
    expect(await idsAt('2021-11-14 23:59:59.900', 'zh-CN')).toEqual(['daily-2021', 'promotion-2021']);
    expect(await idsAt('2021-11-14 23:59:59', 'en')).toEqual(['daily-2021']);
    expect(await idsAt('2021-11-15 00:00:00', 'zh-CN')).toEqual(['promotion-2021']);
    expect(await idsAt('2021-12-31 23:59:59', 'zh-CN')).toEqual(['promotion-2021']);
    expect(await idsAt('2022-01-01 00:00:00', 'zh-CN')).toEqual([]);
    test.now.value = now;
  });

  it('[G09] show the daily notice once per user and day', async () => {
    const now = test.now.value;
    const isShown = async (client: TestClient) =>
      (await noticesOf(client)).find(({ kind }) => kind === 'daily')?.isShown;
    const first = await visit('2021-11-13 08:00:00');
    expect(await isShown(first)).toBe(false);
    expect((await first.post('/notices/shown', { id: 'daily-2021' })).status).toBe(204);
    // Another browser of the same person, and a colleague.
    expect(await isShown(await test.signIn(ACCOUNTS.filer))).toBe(true);
    expect(await isShown(await test.signIn(ACCOUNTS.colleague))).toBe(false);
    at('2021-11-13 23:59:59');
    expect(await isShown(first)).toBe(true);
    at('2021-11-14 00:00:00');
    expect(await isShown(first)).toBe(false);
    test.now.value = now;
  });
});

describe('notices', () => {
  it('[R24] reach their audience only', async () => {
    const { portal, rivalId } = test;
    await addNotice(portal, inAllLanguages(noticeText('All')));
    await addNotice(portal, inAllLanguages(noticeText('Rival')), { audience: 'enterprise', enterprise_id: rivalId });
    await addNotice(portal, inAllLanguages(noticeText('Code')), { audience: 'houseScac', house_scac: 'HBRL' });
    const added = async (client: TestClient) => (await titlesOf(client)).filter((title) => title.length < 6);
    expect(await added(filer)).toEqual(['Code', 'All']);
    expect(await added(rival)).toEqual(['Rival', 'All']);
    expect(await added(await test.signIn(ACCOUNTS.support))).toEqual(['All']);
  });

  it('[S04] are shown from first to last second, once published, in languages with a text', async () => {
    const { portal } = test;
    const now = portal.clock();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    await addNotice(portal, inAllLanguages(noticeText('Later')), { valid_from: after(1) });
    await addNotice(portal, inAllLanguages(noticeText('Ended')), { valid_from: after(-9), valid_to: after(-1) });
    await addNotice(portal, inAllLanguages(noticeText('Draft')), { published_at: null });
    await addNotice(portal, { vi: noticeText('Riêng tiếng Việt') });
    await addNotice(portal, inAllLanguages(noticeText('Now')), { valid_to: now });
    expect(await titlesOf(filer)).toEqual(['Now', expect.stringContaining('24')]);
    expect(await titlesOf(filer, 'vi')).toContain('Riêng tiếng Việt');
  });

  it('[S04] contain no active content, whatever is stored', async () => {
    const body = '<p onclick="steal()">Hello <script>steal()</script><a href="javascript:steal()">x</a></p><img src=x>';
    await addNotice(test.portal, inAllLanguages(noticeText('Evil', body)));
    const evil = (await noticesOf(filer)).find(({ title }) => title === 'Evil');
    expect(evil?.body).toBe('<p>Hello <a target="_blank" rel="noopener noreferrer">x</a></p>');
  });
});

describe('versions', () => {
  const addVersion = (name: string, changes: Parameters<typeof addNotice>[2] = {}) =>
    addNotice(test.portal, inAllLanguages({ ...noticeText('News'), body: 'One\n<b>Two</b>' }), {
      kind: 'version',
      version_name: name,
      ...changes,
    });
  const before = (seconds: number) => new Date(test.portal.clock().getTime() - seconds * 1_000);

  it('[G08] remind of the newest until it was read, then on no machine', async () => {
    expect(await versionOf(filer)).toEqual({ versionPush: null, versionPushLog: true });
    await addVersion('2.0', { valid_from: before(60) });
    const newest = await addVersion('2.1', { valid_from: before(30) });
    const otherMachine = await test.signIn(ACCOUNTS.filer);
    expect(await versionOf(otherMachine)).toMatchObject({
      versionPush: { id: newest, versionName: '2.1', versionContent: 'One\n<b>Two</b>', title: 'News' },
      versionPushLog: false,
    });
    expect((await filer.post('/api/version-push/read')).status).toBe(204);
    expect(await versionOf(otherMachine)).toMatchObject({ versionPushLog: true });
    expect(await versionOf(await test.signIn(ACCOUNTS.colleague))).toMatchObject({ versionPushLog: false });
    // The older one does not return when the newer ends.
    await test.portal.db
      .updateTable('notice')
      .set({ valid_to: before(1) })
      .where('id', '=', newest)
      .execute();
    expect(await versionOf(filer)).toMatchObject({ versionPush: { versionName: '2.0' }, versionPushLog: true });
  });

  it('[G08] stay unread when an older one is marked', async () => {
    const older = await addVersion('2.0', { valid_from: before(60) });
    await addVersion('2.1', { valid_from: before(30) });
    await filer.post('/api/version-push/read', { id: older });
    expect(await versionOf(filer)).toMatchObject({ versionPush: { versionName: '2.1' }, versionPushLog: false });
  });

  it('[G08] of another enterprise are neither shown nor marked', async () => {
    const id = await addVersion('3.0', { audience: 'enterprise', enterprise_id: test.rivalId });
    expect(await versionOf(filer)).toMatchObject({ versionPush: null });
    await filer.post('/api/version-push/read', { id });
    await filer.post('/notices/shown', { id });
    expect(await test.portal.db.selectFrom('notice_read').selectAll().where('notice_id', '=', id).execute()).toEqual(
      [],
    );
    expect(await versionOf(rival)).toMatchObject({ versionPush: { id }, versionPushLog: false });
  });
});

describe('the offer for new customers', () => {
  const offer = async (client: TestClient) => ({
    ...((await client.get('/api/activity/new-user/can-participate')).body as object),
    ...((await client.get('/api/activity/new-user/should-remind')).body as object),
  });
  const url = 'https://offers.example.com/active/new-customer';

  it('[G09] is made until a user turns reminders off, and stays reachable', async () => {
    expect(await offer(rival)).toEqual({ canParticipate: true, url, shouldRemind: true });
    expect((await rival.post('/api/activity/new-user/cancel-remind')).status).toBe(204);
    expect((await rival.post('/api/activity/new-user/cancel-remind')).status).toBe(204);
    expect(await offer(rival)).toEqual({ canParticipate: true, url, shouldRemind: false });
    expect(await offer(await test.signIn(ACCOUNTS.rivalAdmin))).toMatchObject({ shouldRemind: true });
  });

  it('[G09] ends with the first top-up, and is not made to sub-accounts', async () => {
    const { portal, rivalId } = test;
    expect(await offer(await test.signIn(ACCOUNTS.sub))).toEqual({
      canParticipate: false,
      url: '',
      shouldRemind: false,
    });
    await portal.db.transaction().execute((trx) => fillWallet(trx, rivalId, { coins: 10 }, 'topUp', portal.clock()));
    expect(await offer(await test.signIn(ACCOUNTS.rivalAdmin))).toEqual({
      canParticipate: false,
      url: '',
      shouldRemind: false,
    });
  });
});
