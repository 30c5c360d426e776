// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LinkmanRow } from '#contract/endpoints/parties.ts';
import type { Locale } from '#contract/limits.ts';
import { PUSH_EVENTS } from '#contract/pushEvents.ts';
import { filer } from '#contract/testing/filer.ts';
import { installDialogs } from '#testing/openableDialogs.ts';
import { LIST_SETTINGS, openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Notifiers } from './Notifiers.tsx';

beforeEach(() => {
  installDialogs();
  localStorage.clear();
});
afterEach(cleanup);

const MEI: LinkmanRow = {
  id: 'l1',
  revision: 4,
  createdAt: '2026-08-01 10:00:00',
  updatedAt: '2026-08-01 10:00:00',
  name: 'Mei',
  email: 'mei@buyer.test',
  phone: '',
  company: '',
  pushEvents: 'accepted,duplicate',
};

/** The notifiers with a record or the form of a new one beside them. */
async function open(record: string, language: Locale = 'en') {
  const portal = openPortal({
    ...LIST_SETTINGS,
    me: () => filer(),
    listLinkmen: () => ({ records: [MEI], total: 1, statistics: {} }),
    saveLinkman: ({ body }) => ({ id: body.id ?? 'l2', revision: 5 }),
  });
  await renderInAdmin(<Notifiers />, { at: `/notifier?open=${record}`, language });
  const saved = () => portal.asked.filter(({ name }) => name === 'saveLinkman').map(({ body }) => body);
  return { saved };
}
const ticks = async (label: string) => within(await screen.findByRole('group', { name: label }));
const tickedIn = (group: Awaited<ReturnType<typeof ticks>>) =>
  group.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);

it('[R11] [G12] shows the events of a notifier and saves those that are ticked, in one order', async () => {
  const { saved } = await open('l1');
  const group = await ticks('Email notices');
  expect(tickedIn(group)).toEqual(['Accepted by customs', 'Duplicate filing']);
  await userEvent.click(group.getByRole('checkbox', { name: 'Low balance' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Accepted by customs' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Rejected by customs' }));
  expect(tickedIn(group)).toEqual(['Rejected by customs', 'Duplicate filing', 'Low balance']);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved()).toMatchObject([{ id: 'l1', revision: 4, pushEvents: 'rejected,duplicate,balanceLow' }]),
  );
});

it('[R11] [G12] sends no notices to a new notifier until some are ticked', async () => {
  const { saved } = await open('new');
  const group = await ticks('Email notices');
  expect(group.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/u }), 'Bo');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/u }), 'bo@buyer.test');
  await userEvent.click(group.getByRole('checkbox', { name: '24 hours before loading' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toMatchObject([{ id: null, name: 'Bo', pushEvents: 'deadline24' }]));
});

it.each([
  { language: 'zh-CN', label: '邮件通知', ticked: ['海关已接受', '重复申报'] },
  { language: 'vi', label: 'Thông báo qua email', ticked: ['Hải quan chấp nhận', 'Khai trùng'] },
] as const)('[G12] names every event of a notifier in $language', async ({ language, label, ticked }) => {
  await open('l1', language);
  const group = await ticks(label);
  expect(group.getAllByRole('checkbox')).toHaveLength(PUSH_EVENTS.length);
  expect(tickedIn(group)).toEqual(ticked);
});
