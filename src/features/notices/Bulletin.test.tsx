// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import type { Notice } from '#contract/endpoints/notices.ts';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { LIST_SETTINGS, openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Bulletin } from './Bulletin.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** What the layout reserves. */
function Place() {
  const [board] = useStore('bulletin', 'shown');
  return <output>{board}</output>;
}

it('[R24] reserves no place on the next screen when there is no notice', async () => {
  const portal = openPortal({ ...LIST_SETTINGS, listNotices: () => [] });
  const { queryClient } = await renderInAdmin(
    <LanguageContext.Provider value={{ language: 'en', setLanguage: () => {} }}>
      <Place />
      <Bulletin />
      <Link to="/hasSent">Sent</Link>
    </LanguageContext.Provider>,
  );
  await waitFor(() => expect(portal.asked.map(({ name }) => name)).toContain('listNotices'));
  expect(screen.getByRole('status')).toHaveTextContent('shown');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await userEvent.click(screen.getByRole('link', { name: 'Sent' }));
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

it('[G17] [R24] shows the board without settings; folded, it stays so on the next screen', async () => {
  const notice: Notice = {
    id: 'n1',
    kind: 'important',
    title: 'Port closed',
    greeting: '',
    body: '<p>On Friday.</p>',
    signature: '',
    time: '2026-08-03 08:00:00',
    important: true,
    isShown: false,
  };
  const refuse = () => {
    throw new Refused(500);
  };
  const portal = openPortal({ listNotices: () => [notice], getUserConfig: refuse, saveUserConfig: refuse });
  const { queryClient } = await renderInAdmin(
    <LanguageContext.Provider value={{ language: 'en', setLanguage: () => {} }}>
      <Bulletin />
      <Link to="/hasSent">Sent</Link>
      <Toasts />
    </LanguageContext.Provider>,
  );
  const title = await screen.findByRole('button', { name: 'Port closed' });
  expect(title).toBeVisible();
  // A screen with styles of later files is not cached.
  expect(title.closest('[data-late]')).not.toBeNull();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(portal.asked.map(({ name }) => name)).toContain('getUserConfig');
  await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
  const folded = () => screen.getByRole('button', { name: /^1 important notice/u });
  expect(folded()).toBeVisible();
  expect(folded().closest('[data-late]')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Sent' }));
  expect(folded()).toBeVisible();
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement();
});
