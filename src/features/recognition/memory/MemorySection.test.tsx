// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { MemoryEntry } from '#contract/endpoints/recognition.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { MemorySection } from './MemorySection.tsx';

afterEach(cleanup);

const entry = (id: string, from: string): MemoryEntry => ({
  id,
  kind: 'label',
  from,
  to: 'bugerName',
  layout: 'NINGBO HOMEWARE',
  uses: 2,
  updatedAt: '2026-11-24 03:00:00',
});

it('[A05] deletes one entry at once, and all of them only after a question', async () => {
  let entries = [entry('1', 'Our friend'), entry('2', 'Floating on'), entry('3', 'Dossier')];
  const portal = openPortal({
    listRecognitionMemory: () => entries,
    removeRecognitionMemory: ({ body }) => {
      entries = entries.filter(({ id }) => !body.includes(id));
      return { removed: body.length };
    },
  });
  const removals = () => portal.asked.filter(({ name }) => name === 'removeRecognitionMemory').map(({ body }) => body);
  await renderInAdmin(<MemorySection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Our friend' }));
  await waitFor(() => expect(removals()).toEqual([['1']]));
  await waitFor(() => expect(screen.queryByText('Our friend')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete all 2 entries?' });
  expect(removals()).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete all' }));
  await waitFor(() => expect(removals()).toEqual([['1'], ['2', '3']]));
  await screen.findByText(/Nothing is remembered yet/u);
});
