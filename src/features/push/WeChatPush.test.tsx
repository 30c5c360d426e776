// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { WeChatProfile } from '#contract/endpoints/push.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { WeChatPush } from './WeChatPush.tsx';
import { WE_CHAT_QUERY } from './weChatQuery.ts';

afterEach(cleanup);

it('[R15] keeps what is changed while the settings are being saved', async () => {
  let profile: WeChatProfile = { enabled: true, events: ['rejected'], available: true, bound: true, boundAt: '' };
  let answer = () => {};
  const portal = openPortal({
    getWeChatPush: () => profile,
    saveWeChatPush: async ({ body }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      profile = { ...profile, ...body };
      return profile;
    },
  });
  await renderInAdmin(<WeChatPush />);
  const saves = () => portal.asked.filter(({ name }) => name === 'saveWeChatPush').map(({ body }) => body);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByLabelText('Bill of lading matched'));
  await save();
  await userEvent.click(screen.getByLabelText('Low balance'));
  await userEvent.click(screen.getByLabelText('Rejected by customs'));
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(screen.getByLabelText('Low balance')).toBeChecked();
  expect(screen.getByLabelText('Rejected by customs')).not.toBeChecked();
  await save();
  answer();
  expect(saves()).toEqual([
    { enabled: true, events: expect.arrayContaining(['rejected', 'matched']) as string[] },
    { enabled: true, events: expect.arrayContaining(['matched', 'balanceLow']) as string[] },
  ]);
  expect(saves()[1]).not.toMatchObject({ events: expect.arrayContaining(['rejected']) as string[] });
});

it('[R15] shows what a colleague saved, but not over unsaved changes', async () => {
  let profile: WeChatProfile = { enabled: true, events: ['rejected'], available: true, bound: true, boundAt: '' };
  const portal = openPortal({
    getWeChatPush: () => profile,
    saveWeChatPush: ({ body }) => (profile = { ...profile, ...body }),
  });
  const { queryClient } = await renderInAdmin(<WeChatPush />);
  const reload = () => act(() => queryClient.invalidateQueries({ queryKey: WE_CHAT_QUERY }));
  await screen.findByLabelText('Low balance');
  profile = { ...profile, events: ['rejected', 'balanceLow'] };
  await reload();
  await waitFor(() => expect(screen.getByLabelText('Low balance')).toBeChecked());
  await userEvent.click(screen.getByLabelText('Bill of lading matched'));
  profile = { ...profile, events: ['balanceLow'] };
  await reload();
  expect(screen.getByLabelText('Rejected by customs')).toBeChecked();
  expect(screen.getByLabelText('Bill of lading matched')).toBeChecked();
  await userEvent.click(screen.getByLabelText('Bill of lading matched'));
  await waitFor(() => expect(screen.getByLabelText('Rejected by customs')).not.toBeChecked());
  await userEvent.click(screen.getByLabelText('Bill of lading matched'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  expect(portal.asked.filter(({ name }) => name === 'saveWeChatPush').map(({ body }) => body)).toEqual([
    { enabled: true, events: expect.arrayContaining(['balanceLow', 'matched']) as string[] },
  ]);
  expect(profile.events).toHaveLength(2);
});
