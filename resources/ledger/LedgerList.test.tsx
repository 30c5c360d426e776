// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import type { LedgerRow } from '#contract/endpoints/cashier.ts';
import { LIST_SETTINGS, openPortal, type Answers } from '#testing/openPortal.ts';
import { cleanScreens } from '#testing/cleanScreens.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { LedgerList } from './LedgerList.tsx';

const row = (changes: Partial<LedgerRow> = {}): LedgerRow => ({
  id: 'l1',
  at: '2026-08-03 10:00:00',
  purse: 'coin',
  kind: 'filing',
  amount: -70,
  balanceAfter: 1_930,
  filing: { id: 'f1', amsNo: 'OOLU2719403685' },
  clientRef: 'ACME',
  reference: null,
  reason: null,
  operator: 'Finn Zhao',
  ...changes,
});
const topUp = row({
  id: 'l2',
  kind: 'topUp',
  amount: 2_000,
  balanceAfter: 2_000,
  filing: null,
  clientRef: null,
  reference: 'ZF202608030001',
  operator: null,
});
const listOf = (...records: LedgerRow[]): Answers => ({
  ...LIST_SETTINGS,
  listLedger: () => ({
    records,
    total: records.length,
    statistics: { count: records.length, balance: 1_930, in: 2_000, out: 70 },
  }),
});
const openList = async (answers: Answers, options: Parameters<typeof renderInAdmin>[1] = {}) => {
  const portal = openPortal(answers);
  await renderInAdmin(<LedgerList />, options);
  return portal;
};
const bodyRows = async () => {
  await screen.findByRole('link', { name: 'OOLU2719403685' });
  return within(screen.getAllByRole('rowgroup')[1]!).getAllByRole('row');
};

cleanScreens();

describe('the ledger', () => {
  it('[M01] shows each movement with its cause and balance, and the sums of all pages', async () => {
    await openList(listOf(row(), topUp));
    const [fee, payment] = await bodyRows();
    expect(within(fee!).getByRole('link')).toHaveAttribute('href', '/hasSent/detial?id=f1');
    for (const name of ['Filing fee', 'ACME', 'Finn Zhao', '−70', '1,930']) {
      expect(within(fee!).getByRole('cell', { name })).toBeVisible();
    }
    for (const name of ['Top-up', 'System', '+2,000', '2,000']) {
      expect(within(payment!).getByRole('cell', { name })).toBeVisible();
    }
    expect(within(payment!).getByRole('link', { name: 'ZF202608030001' })).toHaveAttribute('target', '_blank');
    const sums = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(sums).toEqual(['Current balance: 1,930', 'Total in: 2,000', 'Total out: 70']);
  });

  it.each(LOCALES)('[M01] names every column, filter and sum in %s', async (language) => {
    await openList(listOf(row(), topUp), { language });
    await bodyRows();
  });

  it('[M01] shows one purse at a time, and exports exactly what is filtered', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { asked } = await openList(listOf(row(), topUp));
    await bodyRows();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'Coupons');
    expect(
      within(await screen.findByRole('list', { name: 'Active filters' })).getByText('Account: Coupons'),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Refund');
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'listLedger')?.query).toMatchObject({
        purse: 'coupon',
        kind: 'refund',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Export/u }));
    const url = new URL(String(open.mock.calls[0]?.[0]), 'http://localhost');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ purse: 'coupon', kind: 'refund' });
  });

  it('explains an empty ledger', async () => {
    await openList(listOf());
    expect(await screen.findByText('No entries in this period')).toBeVisible();
  });
});

describe('[M03] a monthly statement', () => {
  it('is downloaded for the last whole month and one client, as PDF or workbook', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openList(listOf(row()));
    await bodyRows();
    await userEvent.click(screen.getByRole('button', { name: 'Monthly statement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Monthly statement' });
    const month = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
    const [current, last] = [...month.options].map(({ value }) => value);
    expect(month).toHaveValue(last);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Client reference/u }), ' ACME ');
    for (const format of ['PDF', 'Excel']) await userEvent.click(within(dialog).getByRole('button', { name: format }));
    const queries = open.mock.calls.map(([url]) =>
      Object.fromEntries(new URL(String(url), 'http://localhost').searchParams),
    );
    expect(queries).toMatchObject([
      { month: last, clientRef: 'ACME', format: 'pdf' },
      { month: last, clientRef: 'ACME', format: 'xlsx' },
    ]);
    await userEvent.selectOptions(month, current!);
    expect(within(dialog).getByText(/not closed yet/u)).toBeVisible();
  });
});
