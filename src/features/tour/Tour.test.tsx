// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Tour } from './Tour.tsx';

afterEach(cleanup);

const PAGE = (
  <Suspense fallback={null}>
    <Tour userId="u1" />
    <Toasts />
  </Suspense>
);

it('[G17] starts for a user who has not seen the tour, not when the settings are refused', async () => {
  openPortal({ getUserConfig: () => ({ pageSize: 10, showImportantNotice: true, tourSeen: false }) });
  await renderInAdmin(PAGE);
  expect(await screen.findByText('1 / 4')).toBeTruthy();
  cleanup();
  const portal = openPortal({
    getUserConfig: () => {
      throw new Refused(500);
    },
  });
  const { queryClient } = await renderInAdmin(PAGE);
  await waitFor(() => expect(portal.asked).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('1 / 4')).toBeNull();
  expect(screen.getByTestId('toasts').textContent).toBe('');
});

it('[G17] ends by Esc in a field that keeps the focus, unless something else takes Esc', async () => {
  openPortal({
    getUserConfig: () => ({ pageSize: 10, showImportantNotice: true, tourSeen: false }),
    saveUserConfig: () => ({ pageSize: 10, showImportantNotice: true, tourSeen: true }),
  });
  await renderInAdmin(
    <>
      <input aria-label="plain" />
      <input aria-label="taken" onKeyDown={(event) => event.preventDefault()} />
      {PAGE}
    </>,
  );
  await screen.findByText('1 / 4');
  await userEvent.click(screen.getByLabelText('taken'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('1 / 4')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('plain'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('1 / 4')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('plain'));
});
