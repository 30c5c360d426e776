// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { WeChatProfile } from '#contract/endpoints/push.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { WeChatPush } from './WeChatPush.tsx';

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
