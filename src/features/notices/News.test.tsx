// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { UpdateNoticeHost } from '#components/notice/openUpdateNotice.ts';
import type { Notice } from '#contract/endpoints/notices.ts';
import type { Locale } from '#contract/limits.ts';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { openPortal, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { NewCustomerHost } from './NewCustomerDialog.tsx';
import { News } from './News.tsx';
import { NoticeHost } from './openNotice.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const OFFER = 'https://promotion.example/active/new-customer';
const notice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'notice',
  title: `Notice ${id}`,
  greeting: 'Dear customers,',
  body: `<p>Text of ${id}.</p>`,
  signature: 'Support',
  time: '2026-08-03 08:00:00',
  important: false,
  isShown: false,
  ...changes,
});
const VERSION = {
  id: 'v24',
  versionName: '2.4',
  versionTime: '2026-08-01 20:00:00',
  versionContent: 'Faster lists\nNew reports',
  title: '',
};

async function show(language: Locale, answers: Answers = {}) {
  const portal = openPortal({
    listNotices: () => [],
    versionShouldRemind: () => ({ versionPush: null, versionPushLog: false }),
    canParticipate: () => ({ canParticipate: true, url: OFFER }),
    markVersionRead: () => undefined,
    ...answers,
  });
  const { queryClient } = await renderInAdmin(
    <LanguageContext.Provider value={{ language, setLanguage: () => {} }}>
      <News userId="u1" />
      <NoticeHost />
      <NewCustomerHost />
      <UpdateNoticeHost />
    </LanguageContext.Provider>,
    { language },
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { times: (name: string) => portal.asked.filter((call) => call.name === name).length };
}
async function entries(label: string) {
  await userEvent.click(screen.getByRole('button', { name: label }));
  return within(await screen.findByRole('menu', { name: label.split(/[:：]/u)[0]! })).findAllByRole('menuitem');
}
const textOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

it('[R23] lists version and notices with their days, and opens a notice as a letter', async () => {
  await show('en', {
    listNotices: () => [notice('a'), notice('b', { time: '2026-07-02 08:00:00' })],
    versionShouldRemind: () => ({ versionPush: VERSION, versionPushLog: true }),
  });
  const items = await entries('News and notices');
  expect(textOf(items)).toEqual(['What is new in 2.42026-08-01', 'Notice a2026-08-03', 'Notice b2026-07-02']);
  await userEvent.click(items[2]!);
  const letter = await screen.findByRole('dialog', { name: 'Notice b' });
  expect(letter).toHaveTextContent('Dear customers,Text of b.Support2026-07-02');
  expect(letter).not.toHaveTextContent('08:00');
  expect(screen.queryByRole('menu')).toBeNull();
  // The queue of letters outlives the test.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[R23] [G08] marks a new version on the button until it was read', async () => {
  const { times } = await show('en', {
    versionShouldRemind: () => ({ versionPush: VERSION, versionPushLog: false }),
  });
  const [version] = await entries('News and notices: a new version is out');
  await userEvent.click(version!);
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Faster lists', 'New reports']);
  expect(times('markVersionRead')).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'News and notices' })).toBeVisible();
  expect(times('markVersionRead')).toBe(1);
});

it('[R23] [G09] has the offer for new customers in Chinese, for enterprises that can take part', async () => {
  await show('zh-CN');
  const items = await entries('公告与更新');
  expect(textOf(items)).toEqual(['新客户专享优惠']);
  await userEvent.click(items[0]!);
  const offer = await screen.findByRole('dialog', { name: '新客户专享优惠' });
  expect(within(offer).getByRole('link', { name: '立即购买' })).toHaveAttribute('href', OFFER);
  await userEvent.click(within(offer).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await show('zh-CN', { canParticipate: () => ({ canParticipate: false, url: '' }) });
  expect(textOf(await entries('公告与更新'))).toEqual(['暂无公告']);
});

it.each([
  { language: 'en', label: 'News and notices', none: 'No notices' },
  { language: 'vi', label: 'Tin mới và thông báo', none: 'Chưa có thông báo' },
] as const)(
  '[R23] tells that there is nothing, and asks for no offer: $language',
  async ({ language, label, none }) => {
    const { times } = await show(language);
    const items = await entries(label);
    expect(textOf(items)).toEqual([none]);
    expect(items[0]).toHaveAttribute('aria-disabled', 'true');
    expect(times('canParticipate')).toBe(0);
  },
);
