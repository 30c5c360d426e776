// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { LIST_SETTINGS, openPortal } from '#testing/openPortal.ts';
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
