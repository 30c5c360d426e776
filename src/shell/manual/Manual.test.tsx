// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserInfo } from '#contract/endpoints/account.ts';
// Loaded before the tests: the manual loads it when it is needed.
import '#features/opening/ServiceOpening.tsx';
import { applicationHistory } from '#contract/testing/applicationHistory.ts';
import { filer } from '#contract/testing/filer.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Manual } from './Manual.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The dialogs are loaded first. */
const LOADING = { timeout: 5_000 };

/** Opens the manual of another person: dialogs open by themselves once per person and visit. */
async function open(auditStatus: UserInfo['auditStatus']) {
  const user = filer({ userId: `reader ${auditStatus}`, auditStatus });
  openPortal({ me: () => user, latestApplication: () => applicationHistory({ auditStatus }) });
  // It waits for its texts.
  await act(async () => void (await renderInAdmin(<Manual />, { at: '/instructions/process' })));
}

it.each([
  ['none', 'Open the service', 'Open the service'],
  ['rejected', 'Open the service', 'Submit a new agreement'],
  ['submitted', 'Your application is under review', 'View the application'],
] as const)(
  '[G03] opens the dialog of a service that is %s, and a button opens it again',
  async (status, title, text) => {
    await open(status);
    const dialog = await screen.findByRole('dialog', { name: title }, LOADING);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('searchbox')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  },
);

it('[G03] shows nothing about the service once it is open', async () => {
  await open('accepted');
  await screen.findByRole('searchbox');
  expect(screen.queryByText('Service agreement')).toBeNull();
});
