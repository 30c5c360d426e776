// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Notice } from '#contract/endpoints/notices.ts';
import type { Locale } from '#contract/limits.ts';
import { applicationHistory } from '#contract/testing/applicationHistory.ts';
import { filer } from '#contract/testing/filer.ts';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { StartLayers } from './StartLayers.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const OFFER = 'https://promotion.example/active/new-customer';
const DAILY: Notice = {
  id: 'daily',
  kind: 'daily',
  title: 'Busy days',
  greeting: 'Dear customers,',
  body: '<p>Send early.</p>',
  signature: 'Support',
  time: '2021-11-14 08:00:00',
  important: false,
  isShown: false,
};

/** Its originals were mailed. */
const APPLICATION = applicationHistory({ auditStatus: 'accepted', mailedAt: '2021-11-14 08:00:00' });

/** The layers of a person for whom offer and daily notice are due. */
async function start(language: Locale) {
  const portal = openPortal({
    listNotices: () => [DAILY],
    latestApplication: () => APPLICATION,
    markNoticeShown: () => undefined,
    versionShouldRemind: () => ({ versionPush: null, versionPushLog: false }),
    activityShouldRemind: () => ({ shouldRemind: true }),
    canParticipate: () => ({ canParticipate: true, url: OFFER }),
    cancelRemind: () => undefined,
  });
  const view = await renderInAdmin(
    <LanguageContext.Provider value={{ language, setLanguage: () => {} }}>
      <StartLayers user={filer({ auditStatus: 'accepted' })} />
    </LanguageContext.Provider>,
    { language },
  );
  const times = (name: string) => portal.asked.filter((call) => call.name === name).length;
  return { ...view, times };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('[G09] makes the offer to new customers in Chinese until declined, then the notice', async () => {
  const { times } = await start('zh-CN');
  const offer = await screen.findByRole('dialog', { name: '新客户专享优惠' });
  expect(within(offer).getByRole('link', { name: '立即购买' })).toHaveAttribute('href', OFFER);
  expect(times('markNoticeShown')).toBe(0);
  await userEvent.click(within(offer).getByRole('button', { name: '关闭，不再提醒' }));
  await waitFor(() => expect(times('cancelRemind')).toBe(1));
  const notice = await screen.findByRole('dialog', { name: DAILY.title });
  expect(notice).toHaveTextContent('Send early.');
  await waitFor(() => expect(times('markNoticeShown')).toBe(1));
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(times('cancelRemind')).toBe(1);
});

it('[G09] closes the offer without asking for no more, and makes none in other languages', async () => {
  const { times } = await start('zh-CN');
  await screen.findByRole('dialog', { name: '新客户专享优惠' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: DAILY.title });
  expect(times('cancelRemind')).toBe(0);
  cleanup();
  const other = await start('vi');
  await screen.findByRole('dialog', { name: DAILY.title });
  expect(other.times('activityShouldRemind')).toBe(0);
});
