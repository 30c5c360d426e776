// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { BellEvent, BellReply } from '#contract/endpoints/push.ts';
import type { Locale } from '#contract/limits.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Bell } from './Bell.tsx';

afterEach(cleanup);

const event = (id: number, changes: Partial<BellEvent> = {}): BellEvent => ({
  id,
  kind: 'accepted',
  subject: 'OOLU2719403685',
  detail: 'accepted',
  filingId: `f${id}`,
  draftId: null,
  at: '2026-08-03 10:00:41',
  isUnread: true,
  ...changes,
});
const EVENTS = [
  event(9, { kind: 'rejected', subject: 'HBRL0000000009', detail: 'sendFailed' }),
  event(8, { kind: 'deadline24', filingId: null, draftId: 'd8', detail: '2026-08-04 09:00' }),
  event(7, { kind: 'balanceLow', filingId: null, subject: '', detail: '630' }),
  event(6, { isUnread: false }),
];

/** A portal with these events; those that were reported as seen are read in the next answer. */
async function show(start: BellReply, answers: Answers = {}, language: Locale = 'en') {
  let bell = start;
  const portal = openPortal({
    listBell: () => bell,
    markBellSeen: () => {
      bell = { records: bell.records.map((one) => ({ ...one, isUnread: false })), unread: 0 };
      return { unread: 0 };
    },
    ...answers,
  });
  const view = await renderInAdmin(<Bell />, { language });
  const times = (name: string) => portal.asked.filter((call) => call.name === name).length;
  return { ...view, ...portal, times };
}
const open = async (label: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return screen.findByRole('dialog', { name: 'Notices' });
};

it('[G12] lists the events with links to their filings, and counts those that were not seen', async () => {
  const { place } = await show({ records: EVENTS, unread: 3 });
  const button = await screen.findByRole('button', { name: '3 unread notices' });
  expect(button).toHaveTextContent('3');
  const panel = await open('3 unread notices');
  const items = within(panel).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace('Unread', ' *'))).toEqual([
    expect.stringContaining('Customs rejected HBRL00000000092026-08-03 10:00 *'),
    expect.stringContaining('OOLU2719403685 loads within 24 hours (2026-08-04 09:00) and is not on file'),
    expect.stringContaining('The balance is low: 630 sea coins left'),
    expect.stringMatching(/Customs accepted OOLU27194036852026-08-03 10:00$/u),
  ]);
  expect(within(panel).getAllByText('Unread')).toHaveLength(3);
  expect(items.map((item) => within(item).queryByRole('link')?.getAttribute('href'))).toEqual([
    '/hasSent/detial?id=f9',
    '/draft/detial?id=d8',
    undefined,
    '/hasSent/detial?id=f6',
  ]);
  expect(within(panel).getByRole('link', { name: 'Email settings' })).toHaveAttribute('href', '/setting/email');
  await userEvent.click(within(items[0]!).getByRole('link'));
  expect(place.now).toBe('/hasSent/detial?id=f9');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[G12] counts an event as seen once the panel opened, marks it until it closes', async () => {
  const { asked, times } = await show({ records: EVENTS, unread: 3 });
  const panel = await open('3 unread notices');
  await waitFor(() => expect(asked.find(({ name }) => name === 'markBellSeen')?.body).toEqual({ upTo: 9 }));
  expect(within(panel).getAllByText('Unread')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Notices' })).toHaveTextContent('');
  await waitFor(() => expect(times('listBell')).toBe(2));
  const again = await open('Notices');
  await waitFor(() => expect(within(again).queryByText('Unread')).toBeNull());
  expect(times('markBellSeen')).toBe(1);
});

it('[G12] marks events as seen that load after the panel was opened', async () => {
  const bell = { records: EVENTS, unread: 3 };
  let answer = () => {};
  const { times } = await show(bell, {
    listBell: async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return bell;
    },
  });
  const panel = await open('Notices');
  expect(times('markBellSeen')).toBe(0);
  answer();
  expect(await within(panel).findAllByText('Unread')).toHaveLength(3);
  await waitFor(() => expect(times('markBellSeen')).toBe(1));
});

it('[G12] shows events that the portal could not mark as seen as unread again', async () => {
  const { times } = await show(
    { records: EVENTS, unread: 3 },
    {
      markBellSeen: () => {
        throw new Refused(503);
      },
    },
  );
  await open('3 unread notices');
  await waitFor(() => expect(times('markBellSeen')).toBe(1));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: '3 unread notices' })).toBeVisible();
});

it('[G12] shows more than nine unread events as 9+', async () => {
  await show({ records: EVENTS, unread: 12 });
  expect(await screen.findByRole('button', { name: '12 unread notices' })).toHaveTextContent('9+');
});

it('[G12] shows that there are no events, or that they could not be loaded', async () => {
  await show({ records: [], unread: 0 });
  expect(await open('Notices')).toHaveTextContent('Nothing new');
  cleanup();
  let isDown = true;
  await show(
    { records: EVENTS, unread: 0 },
    {
      listBell: () => {
        if (isDown) throw new Refused(503);
        return { records: EVENTS, unread: 0 };
      },
    },
  );
  const panel = await open('Notices');
  await waitFor(() => expect(panel).toHaveTextContent('The notices could not be loaded.'));
  isDown = false;
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(4));
});

it.each([
  { language: 'zh-CN', unread: '3 条未读通知', line: '海关拒绝了 HBRL0000000009' },
  { language: 'vi', unread: '3 thông báo chưa đọc', line: 'Hải quan đã từ chối HBRL0000000009' },
] as const)('[G12] names count and events in $language', async ({ language, unread, line }) => {
  await show({ records: EVENTS, unread: 3 }, {}, language);
  await userEvent.click(await screen.findByRole('button', { name: unread }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(line);
});
