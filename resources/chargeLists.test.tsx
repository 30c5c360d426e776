// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import type { BondSettlementRow, ConsumptionRow } from '#contract/endpoints/charges.ts';
import { LIMITS, LOCALES } from '#contract/limits.ts';
import { BondSettlementList } from './bondSettlements/BondSettlementList.tsx';
import { ConsumptionList } from './consumption/ConsumptionList.tsx';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { LIST_SETTINGS, Lost, openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { cleanScreens } from '#testing/cleanScreens.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';

const row = (changes: Partial<ConsumptionRow> = {}): ConsumptionRow => ({
  id: 'c1',
  filingId: 'f1',
  amsNo: 'OOLU2719403685',
  item: 'ISF-10',
  coins: 70,
  couponDeduction: 0,
  payType: 0,
  orderNo: '202608030000000016',
  operator: 'Finn Zhao',
  operatorId: 'finn',
  at: '2026-08-03 10:00:00',
  remark: '',
  revision: 1,
  mayEditRemark: true,
  ...changes,
});
const STATISTICS = {
  count: 1_930,
  coins: 134_400,
  couponDeduction: 700,
  byPayType: { 0: 134_000, 1: 400, 2: 0 },
  operators: [{ id: 'finn', name: 'Finn Zhao', count: 1_930 }],
};
const listOf = (records: ConsumptionRow[], statistics: object = STATISTICS): Answers => ({
  ...LIST_SETTINGS,
  listConsumption: () => ({ records, total: 1_930, statistics: { ...statistics } }),
});
const openList = async (answers: Answers, options: Parameters<typeof renderInAdmin>[1] = {}) => {
  const portal = openPortal(answers);
  const view = await renderInAdmin(
    <>
      <ConsumptionList />
      <Toasts />
    </>,
    options,
  );
  return { ...view, ...portal };
};
const remarkOf = (orderNo = row().orderNo) => screen.findByRole('textbox', { name: `Remark of order ${orderNo}` });

cleanScreens();

describe('the list of charges', () => {
  it('[R12] shows fees and refunds with a link to the filing, and the sums of every page', async () => {
    const refund = row({ id: 'c2', coins: -70, orderNo: '202608040000000017', mayEditRemark: false, remark: 'Theirs' });
    await openList(listOf([refund, row()]));
    const [first, second] = await waitFor(() => {
      const rows = within(screen.getAllByRole('rowgroup')[1]!).getAllByRole('row');
      expect(within(rows[0]!).getByRole('link')).toBeVisible();
      return rows;
    });
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/hasSent/detial?id=f1');
    expect(within(first!).getByRole('cell', { name: '−70' })).toBeVisible();
    expect(within(first!).getByText('Refund')).toBeVisible();
    expect(within(second!).queryByText('Refund')).toBeNull();
    expect(within(first!).queryByRole('button', { name: /Edit the remark/u })).toBeNull();
    expect(within(first!).getByText('Theirs')).toBeVisible();

    const totals = screen.getByRole('region', { name: 'Sums of the filtered records' });
    expect(totals).toHaveTextContent('Records1,930');
    expect(totals).toHaveTextContent('134,400 coins');
    expect(totals).toHaveTextContent('Credit period: 400 coins');
    expect(totals).not.toHaveTextContent('Coupons: ');
  });

  it.each(LOCALES)('[R12] names every column, filter and sum in %s', async (language) => {
    await openList(listOf([row()]), { language });
    await screen.findByRole('link', { name: 'OOLU2719403685' });
  });

  it('[L01] sends its filters, and shows no sum of a search that was not counted', async () => {
    const { asked } = await openList(
      listOf([row()], { ...STATISTICS, count: 500, coins: null, couponDeduction: null, capped: true }),
    );
    await screen.findByRole('link', { name: 'OOLU2719403685' });
    expect(screen.getByText(/More than 500 records match/u)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'Finn Zhao (1930)');
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(within(chips).getByText('Operator: Finn Zhao')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Charge or refund' }), 'Refunds');
    await waitFor(() =>
      expect(asked.findLast(({ name }) => name === 'listConsumption')?.query).toMatchObject({
        operator: 'finn',
        kind: 'refund',
      }),
    );
  });

  it('[R13] explains an empty list of bond settlements with their price', async () => {
    openPortal({
      ...LIST_SETTINGS,
      listBondSettlements: () => ({
        records: [],
        total: 0,
        statistics: { count: 0, coins: 0, byPayType: {}, operators: [] },
      }),
    });
    await renderInAdmin(<BondSettlementList />);
    expect(await screen.findByText(/price of 230 coins/u)).toBeVisible();
  });
});

describe('[L06] [R12] [R13] the export of charges', () => {
  /** What the window that was opened last downloads. */
  function download(open: { mock: { lastCall?: unknown[] } }) {
    const [address, target, features] = open.mock.lastCall ?? [];
    const { pathname, searchParams } = new URL(String(address), 'http://portal');
    const { lang, ...query } = Object.fromEntries(searchParams);
    return { path: pathname, query, lang, target, features };
  }
  const SETTLEMENTS = { records: [1, 2].map(settlement), total: 2, statistics: STATISTICS };
  function settlement(n: number): BondSettlementRow {
    const {
      item: _item,
      couponDeduction: _deduction,
      ...charged
    } = row({ id: `b${n}`, orderNo: `20260803000000010${n}` });
    return { ...charged, isfNo: 'ISF-1', bondType: 'Continuous' };
  }
  const LISTS = [
    {
      List: ConsumptionList,
      answers: listOf([row(), row({ id: 'c2', orderNo: '202608030000000017' })]),
      path: '/portal/consume-record/excel-export',
      total: '1930',
      ids: ['c1', 'c2'],
      orders: ['202608030000000016', '202608030000000017'],
    },
    {
      List: BondSettlementList,
      answers: { ...LIST_SETTINGS, listBondSettlements: () => SETTLEMENTS },
      path: '/portal/bond/settlements/export',
      total: '2',
      ids: ['b1', 'b2'],
      orders: SETTLEMENTS.records.map(({ orderNo }) => orderNo),
    },
  ] as const;

  it.each(LISTS)('has the rows of the filters in a new window: $path', async ({ List, answers, path, total }) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openPortal(answers);
    await renderInAdmin(<List />, { at: `/?filter=${encodeURIComponent('{"operator":"finn","keyword":" oolu27 "}')}` });
    const button = `Export ${total} rows`;
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const opened = { path, lang: currentLanguage(), target: '_blank', features: 'noopener' };
    expect(download(open)).toEqual({ ...opened, query: { operator: 'finn', keyword: 'OOLU27' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Charge or refund' }), 'Refunds');
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(download(open).query).toEqual({ operator: 'finn', keyword: 'OOLU27', kind: 'refund' });
    });
  });

  it.each(LISTS)('has the selected rows alone: $path', async ({ List, answers, path, ids, orders }) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openPortal(answers);
    await renderInAdmin(<List />);
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${orders[1]}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    expect(bar.getByText('Selected: 70 coins')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Export 1 row' }));
    expect(download(open)).toMatchObject({ path, query: { ids: ids[1] }, target: '_blank' });
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${orders[0]}` }));
    await userEvent.click(bar.getByRole('button', { name: 'Export 2 rows' }));
    expect(download(open).query).toEqual({ ids: `${ids[1]},${ids[0]}` });
  });
});

it('[G17] [L07] shows its first ten rows when the settings are refused, and reports nothing', async () => {
  const rows = Array.from({ length: 10 }, (_, n) => row({ id: `c${n}`, orderNo: `2026080300000000${n + 20}` }));
  const { asked } = await openList({
    ...listOf(rows),
    getUserConfig: () => {
      throw new Refused(500);
    },
  });
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('getUserConfig'));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'OOLU2719403685' })).toHaveLength(10));
  expect(asked.filter(({ name }) => name === 'listConsumption').map(({ query }) => query['pageSize'])).toEqual(['10']);
  expect(asked.filter(({ name }) => name === 'getUserConfig')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement();
});

describe('[G14] the remark of an own charge', () => {
  const type = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /Add a remark/u }));
    await userEvent.type(await remarkOf(), text);
  };

  it('is saved by Enter, with the revision that was shown', async () => {
    const { asked } = await openList({
      ...listOf([row()]),
      saveConsumptionRemark: ({ body }) => ({ id: body.id, remark: body.remark, revision: 2 }),
    });
    await type('Client 7{Enter}');
    expect(await screen.findByRole('button', { name: /^Client 7/u })).toBeVisible();
    expect(asked.filter(({ name }) => name === 'saveConsumptionRemark').map(({ body }) => body)).toEqual([
      { id: 'c1', remark: 'Client 7', revision: 1 },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Client 7/u })).toHaveFocus());
  });

  it('is saved by leaving the field, and discarded by Escape', async () => {
    const saveConsumptionRemark = vi.fn(({ body }: { body: { id: string; remark: string } }) => ({
      ...body,
      revision: 2,
    }));
    await openList({ ...listOf([row()]), saveConsumptionRemark });
    await type('Not this{Escape}');
    await type('Client 8');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(await screen.findByRole('button', { name: /^Client 8/u })).toBeVisible();
    expect(saveConsumptionRemark).toHaveBeenCalledTimes(1);
  });

  it('stays in the field without a connection, and after a reload', async () => {
    const answers: Answers = {
      ...listOf([row()]),
      saveConsumptionRemark: () => {
        throw new Lost('offline');
      },
    };
    const { unmount } = await openList(answers);
    await type('Typed on the train{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: no connection');
    unmount();
    await renderInAdmin(<ConsumptionList />);
    expect(await remarkOf()).toHaveValue('Typed on the train');
  });

  it('is not cut at its limit: shows by how much it is too long', async () => {
    await openList(listOf([row()]));
    await userEvent.click(await screen.findByRole('button', { name: /Add a remark/u }));
    await userEvent.click(await remarkOf());
    await userEvent.paste('x'.repeat(LIMITS.userRemark + 3));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 100 characters: 3 too many.');
    expect(await remarkOf()).toHaveValue('x'.repeat(LIMITS.userRemark + 3));
  });

  it('shows both texts when it was changed elsewhere, and saves the chosen one over it', async () => {
    const current = { id: 'c1', remark: 'From the office', revision: 2 };
    const { asked } = await openList({
      ...listOf([row()]),
      saveConsumptionRemark: ({ body }) => {
        if (body.revision !== 2) throw new Refused(409, { code: 409, message: 'stale', current });
        return { id: body.id, remark: body.remark, revision: 3 };
      },
    });
    await type('From the train{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'This remark was changed elsewhere' });
    expect(dialog).toHaveTextContent('From the train');
    expect(dialog).toHaveTextContent('From the office');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByRole('button', { name: /^From the train/u })).toBeVisible();
    expect(asked.findLast(({ name }) => name === 'saveConsumptionRemark')?.body).toMatchObject({ revision: 2 });
  });

  it('shows the refusal of the portal', async () => {
    await openList({
      ...listOf([row()]),
      saveConsumptionRemark: () => {
        throw new Refused(403, { code: 403, message: 'You may not do this.' });
      },
    });
    await type('Client 9{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: You may not do this.');
    expect(await remarkOf()).toHaveValue('Client 9');
  });
});
