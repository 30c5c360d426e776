import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS, type ErrorName } from '#contract/errors.ts';
import { LOCALES } from '#contract/limits.ts';
import { sentence } from '../plugins/sentence.ts';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

describe('languages', () => {
  it('[G10] are listed without a session', async () => {
    expect((await test.newClient().get('/anonymous/locale/support-locale')).body).toEqual(['zh-CN', 'en', 'vi']);
  });

  it('[G10] are those that the installation offers', async () => {
    const limited = await startTestPortal({ config: { locales: ['en', 'vi'] } });
    expect((await limited.newClient().get('/anonymous/locale/support-locale')).body).toEqual(['en', 'vi']);
    await limited.close();
  });

  it('[G10] have server texts that override the bundled ones, by any alias of the language', async () => {
    await test.portal.db
      .insertInto('locale_message')
      .values([
        { locale: 'zh-CN', key: 'titles.draftList', text: '草稿箱' },
        { locale: 'vi', key: 'titles.draftList', text: 'Bản nháp' },
      ])
      .execute();
    const getMessages = async (code: string) =>
      (await test.newClient().get(`/anonymous/locale/message?project=isf&localeCode=${code}`)).body;
    expect(await getMessages('zh-CN')).toEqual({ 'titles.draftList': '草稿箱' });
    expect(await getMessages('CN')).toEqual({ 'titles.draftList': '草稿箱' });
    expect(await getMessages('vi-VN')).toEqual({ 'titles.draftList': 'Bản nháp' });
    expect(await getMessages('en')).toEqual({});
    expect(await getMessages('fr')).toEqual({});
  });

  it('[V25] require a name', async () => {
    const answer = await test.newClient().get('/anonymous/locale/message');
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ errors: { localeCode: { message: 'validation.required', args: {} } } }),
    ]);
  });

  it('[V23] [C02] choose the response’s language: the page’s, else the browser’s, else English', async () => {
    const messageFor = async (headers: Record<string, string>) =>
      ((await test.newClient().get('/me', headers)).body as { message: string }).message;
    const [zh, vi, en] = (['zh-CN', 'vi', 'en'] as const).map((locale) => sentence(locale, 'notLoggedIn'));
    expect(await messageFor({ 'x-lang': 'CN', 'accept-language': 'vi' })).toBe(zh);
    expect(await messageFor({ 'x-lang': 'xx', 'accept-language': 'fr, vi;q=0.8' })).toBe(vi);
    expect(await messageFor({})).toBe(en);
  });
});

describe.each(LOCALES)('the refusals in %s', (locale) => {
  it('[E04] have a sentence each', () => {
    const names = Object.keys(ERRORS) as ErrorName[];
    const bare = names.filter((name) => sentence(locale, name) === name);
    expect(bare).toEqual([]);
  });

  it('[E04] equal the English ones in English only', () => {
    const names = Object.keys(ERRORS) as ErrorName[];
    expect(names.filter((name) => sentence(locale, name) === sentence('en', name))).toEqual(
      locale === 'en' ? names : [],
    );
  });
});
