// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useListContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { ListScreen } from './ListScreen.tsx';

afterEach(cleanup);

function Size() {
  const { perPage, filterValues } = useListContext();
  return <output>{`${perPage} ${JSON.stringify(filterValues)}`}</output>;
}
const FILTER = `filter=${encodeURIComponent('{"keyword":"ACME"}')}`;

it.each([
  ['5000', '10'],
  ['101', '10'],
  ['-1', '10'],
  ['0x32', '10'],
  ['many', '10'],
  ['40', '40'],
])('[L07] shows an address with %s rows a page with %s, and keeps its filters', async (typed, used) => {
  const portal = openPortal({ listLinkmen: () => ({ records: [], total: 0, statistics: {} }) });
  await renderInAdmin(
    <ListScreen resource="contacts">
      <Size />
    </ListScreen>,
    { at: `/notifier?${FILTER}&perPage=${typed}` },
  );
  expect((await screen.findByRole('status')).textContent).toBe(`${used} {"keyword":"ACME"}`);
  expect(portal.asked.filter(({ name }) => name === 'listLinkmen').map(({ query }) => query.pageSize)).toEqual([used]);
});
