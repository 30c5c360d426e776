// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { applicationHistory } from '#contract/testing/applicationHistory.ts';
import type { Locale } from '#contract/limits.ts';
import { ORIGINALS_DAYS } from '#contract/originals.ts';
import { filer } from '#contract/testing/filer.ts';
import { toServerDay, toServerText } from '#schema/dateText.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { MailingAgreement, useMailingReminder } from './MailingAgreement.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const DAY = 24 * 3_600_000;
function answer(mailedAt = '') {
  return openPortal({
    latestApplication: () =>
      applicationHistory({
        auditStatus: 'accepted',
        mailedAt,
        originalsDueAt: toServerText(new Date(Date.now() + 3.5 * DAY)),
      }),
    markAgreementMailed: () => undefined,
  });
}
const USER = filer({});
function Page() {
  const state = useMailingReminder(USER, true);
  const [isClosed, setClosed] = useState(false);
  return state && !isClosed && <MailingAgreement user={USER} state={state} onResult={() => setClosed(true)} />;
}
const show = (language: Locale = 'zh-CN') => renderInAdmin(<Page />, { language });

it.each([
  {
    language: 'en',
    body: 'the stamped originals of the agreement of Harbour Logistics Ltd in duplicate.',
    closes: 'The service is closed if they do not arrive within 7 days.',
  },
  {
    language: 'zh-CN',
    body: '请将Harbour Logistics Ltd盖章的协议原件一式两份寄给客服。',
    closes: '7 天内未收到原件，服务将被关闭。',
  },
  {
    language: 'vi',
    body: 'hai bản gốc hợp đồng có đóng dấu của Harbour Logistics Ltd.',
    closes: 'Dịch vụ sẽ bị đóng nếu không nhận được bản gốc trong vòng 7 ngày.',
  },
] as const)(
  '[K02] [G09] asks for the originals in duplicate within 7 days: $language',
  async ({ language, ...said }) => {
    answer();
    await show(language);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(said.body);
    expect(dialog).toHaveTextContent(said.closes);
    expect(said.closes).toContain(String(ORIGINALS_DAYS));
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', String(ORIGINALS_DAYS));
    expect(dialog).toHaveTextContent(toServerDay(new Date(Date.now() + 3.5 * DAY)));
  },
);

it('[G09] counts the days, marks the originals as mailed, and asks again on another day only', async () => {
  const portal = answer();
  await show();
  const dialog = await screen.findByRole('dialog', { name: '请邮寄协议原件' });
  expect(dialog).toHaveTextContent('4天后截止');
  await userEvent.click(screen.getByRole('button', { name: '明天再提醒' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const { container } = await show();
  await waitFor(() => expect(portal.asked.filter(({ name }) => name === 'latestApplication')).toHaveLength(2));
  expect(container).toHaveTextContent('');
  cleanup();
  localStorage.clear();
  await show();
  await userEvent.click(await screen.findByRole('button', { name: '已寄出' }));
  await waitFor(() => expect(portal.asked.map(({ name }) => name)).toContain('markAgreementMailed'));
});
