// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Person } from '#contract/endpoints/people.ts';
import { pathTo } from '#contract/routes.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { PeopleTable } from './PeopleTable.tsx';

afterEach(cleanup);

it('[P04] leads from a leaver to the drafts that the person owns', async () => {
  const person: Person = {
    userId: 'u7',
    account: 'lee@harbour.test',
    name: 'Lee Leaver',
    role: 'filer',
    isDisabled: false,
    lastSignInAt: null,
    hasSecondFactor: false,
    drafts: 2,
  };
  await renderInAdmin(<PeopleTable people={[person]} ownId="u1" />);
  const theirs = pathTo.drafts({ ownerId: 'u7' });
  expect(screen.getByRole('link', { name: '2 drafts' }).getAttribute('href')).toBe(theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
  const link = await screen.findByRole('link', { name: /hand them over/u });
  expect(link.getAttribute('href')).toBe(theirs);
});
