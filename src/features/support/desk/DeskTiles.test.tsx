// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isSupportResource, supportResourceOf } from '#contract/support/resources.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { DeskTiles } from './DeskTiles.tsx';

afterEach(cleanup);

/** Rows in every state: one that waits for staff, the others handled. */
const ROWS: Record<string, Record<string, string>[]> = {
  applications: [{ status: 'submitted' }, { status: 'accepted' }, { status: 'rejected' }],
  'money-requests': [{ state: 'waiting' }, { state: 'done' }, { state: 'refused' }],
  'top-ups': [{ state: 'disputed' }, ...['open', 'paid', 'canceled', 'expired', 'closed'].map((state) => ({ state }))],
  payments: [{ review: 'open' }, { review: 'done' }, {}],
  invoices: [{ state: 'requested' }, { state: 'issued' }],
  'parked-receipts': [{ state: 'parked' }, { state: 'applied' }, { state: 'discarded' }],
  jobs: [{ state: 'failed' }, { state: 'waiting' }, { state: 'running' }, { state: 'done' }],
  clues: [{ state: 'open' }, { state: 'done' }],
};
const CODE = { enterpriseId: '1', enterpriseName: 'Harbour', effectiveOn: '2026-08-05', requestedAt: '' };

/** Filters like the portal: by declared columns and choices only. */
function countMatching(name: string, filter: Record<string, unknown>): number {
  if (!isSupportResource(name)) throw new Error(`${name} is no resource`);
  const { columns } = supportResourceOf(name);
  for (const [column, value] of Object.entries(filter)) {
    const declared = columns[column];
    if (declared?.filter !== 'equals' || !declared.choices?.includes(String(value)))
      throw new Error(`${name} has no filter ${column} ${String(value)}`);
  }
  return (ROWS[name] ?? []).filter((row) => Object.entries(filter).every(([column, value]) => row[column] === value))
    .length;
}

const show = () =>
  renderInAdmin(<DeskTiles />, {
    dataProvider: {
      getList: async (name, { filter = {} }) => ({
        data: [],
        total: countMatching(name, filter as Record<string, unknown>),
      }),
      requestedFilerCodes: async () => ['OWNA', 'OWNB'].map((code) => ({ ...CODE, code })),
    },
  });

it('[S02] counts what waits for the staff and nothing that is done', async () => {
  await show();
  const tiles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(tiles()).toEqual([
      '1Applications to review',
      '1Refunds and grants to approve',
      '1Top-ups to check',
      '1Payments to settle',
      '1Invoices to issue',
      '1Receipts without a filing',
      '1Failed jobs',
      '1Call-back requests to handle',
      '2Filer codes to confirm',
    ]),
  );
});

it('[S02] leads from a tile to the same rows', async () => {
  await show();
  const hrefOf = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(hrefOf(/Top-ups to check/u)).toBe('/support/top-ups?filter={"state":"disputed"}');
  expect(hrefOf(/Call-back requests/u)).toBe('/support/clues?filter={"state":"open"}');
  expect(hrefOf(/Filer codes/u)).toBe('/support/filer-codes');
});
