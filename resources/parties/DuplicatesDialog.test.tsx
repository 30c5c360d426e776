// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';

afterEach(cleanup);

const row = (id: string) =>
  ({ id, name: 'TWIN CO', city: 'NINGBO', type: 'SELLER', updatedAt: '2026-01-01 00:00:00' }) as unknown as PartyRow;

/** Two equal entries, of which a colleague may have removed some. */
async function open(gone: Set<string>) {
  const portal = openPortal({
    listParties: () => {
      const records = ['one', 'two'].filter((id) => !gone.has(id)).map(row);
      return { records, total: records.length, statistics: {} };
    },
    removeParties: ({ query, body }) => {
      if (gone.has(query.kept ?? '')) throw new Refused(409, { code: 1011, message: 'The entry to keep was removed.' });
      for (const id of body) gone.add(id);
      return { removed: body.length };
    },
    restoreParties: ({ body }) => {
      for (const id of body) gone.delete(id);
      return { restored: body.length };
    },
  });
  await renderInAdmin(<DuplicatesDialog onClose={() => {}} />);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  return { portal, press };
}

it('[T05] names the entry to keep, and offers undo after the removal', async () => {
  const gone = new Set<string>();
  const { portal, press } = await open(gone);
  await press('Keep one, remove 1');
  expect(await screen.findByText('1 duplicate removed')).toBeVisible();
  const asked = portal.asked.find(({ name }) => name === 'removeParties');
  expect([asked?.query, asked?.body]).toEqual([{ kept: 'one' }, ['two']]);
  await press('Undo');
  await waitFor(() => expect(gone).toEqual(new Set()));
  expect(await screen.findByRole('button', { name: 'Keep one, remove 1' })).toBeVisible();
});

it('[T05] searches again when a colleague has removed the entry to keep', async () => {
  const gone = new Set<string>();
  const { press } = await open(gone);
  await screen.findByRole('button', { name: 'Keep one, remove 1' });
  gone.add('one');
  await press('Keep one, remove 1');
  expect(await screen.findByText(/^No two parties/u)).toBeVisible();
  expect(gone).toEqual(new Set(['one']));
});
