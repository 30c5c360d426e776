// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LinkBase, ListBase, useListContext, type GetListParams } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { PagingBar } from './PagingBar.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelectedRows } from './useSelectedRows.ts';

interface Crate {
  id: string;
  name: string;
}
const COLUMNS: Column<Crate>[] = [
  {
    key: 'name',
    labelKey: 'drafts.buyer',
    rowHeader: true,
    sortable: 'name',
    render: (row) => <LinkBase to={`/crate/${row.id}`}>{row.name}</LinkBase>,
  },
];
const NEWEST = { field: 'id', order: 'DESC' } as const;
const crates = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${from + index}`, name: `CRATE ${from + index}` }));

/** A list of `total` crates, paged like the portal's. */
function provider(total: number) {
  return vi.fn(async (_: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    const first = (page - 1) * perPage;
    return { data: crates(Math.max(0, Math.min(perPage, total - first)), first + 1), total };
  });
}

function Selected() {
  const { rows, offPage, unseen } = useSelectedRows<Crate>();
  return (
    <SelectionBar limits={{ rows: 1_000, perPage: 100 }} offPage={offPage}>
      <output aria-label="unseen">{unseen}</output>
      {rows.map((row) => row.name).join(' ')}
    </SelectionBar>
  );
}

const list = (onSize?: (size: number) => void) => (
  <ListBase resource="crates" storeKey={false} disableAuthentication perPage={10} sort={NEWEST}>
    <FilterBar>
      <SearchInput source="keyword" hint="name" />
      <FilterSelect source="kind" labelKey="drafts.source" options={[{ value: 'A', label: 'Kind A' }]} />
      <DateRangeFilter begin="from" end="to" labelKey="drafts.created" today={() => '2026-03-02'} />
    </FilterBar>
    <DataTable columns={COLUMNS} label="Crates" rowName={(row) => row.name} empty={<p>No crates</p>} selectable />
    <Selected />
    <PagingBar sizes={[10, 20, 30, 40, 50]} onSize={onSize} />
  </ListBase>
);
const lastParams = (getList: ReturnType<typeof provider>) => getList.mock.lastCall?.[1];

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('[R04] has the same column widths while rows load and afterwards', async () => {
  let answer = (): void => undefined;
  const getList = () =>
    new Promise((resolve) => {
      answer = () => resolve({ data: crates(2), total: 2 });
    });
  await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
  const widths = () => Array.from(screen.getByRole('table').querySelectorAll('col'), ({ style }) => style.width);
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  const before = widths();
  answer();
  await screen.findByRole('link', { name: 'CRATE 1' });
  expect([before.length, widths()]).toEqual([2, before]);
});

describe('PagingBar', () => {
  it('[R22] changes the page, marks the current one and keeps it in the address', async () => {
    const getList = provider(45);
    const { place } = await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    const bar = await screen.findByRole('navigation', { name: 'Pages' });
    await within(bar).findByText('1–10 of 45');
    expect(within(bar).getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);

    await userEvent.click(within(bar).getByRole('button', { name: 'Page 5' }));
    await within(bar).findByText('41–45 of 45');
    expect(within(bar).getByRole('button', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
    expect(within(bar).getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    expect(place.now).toContain('page=5');
    await waitFor(() => expect(lastParams(getList)?.pagination).toEqual({ page: 5, perPage: 10 }));
  });

  it('[R22] [L07] offers 10 to 50 rows per page and stores the choice', async () => {
    const onSize = vi.fn();
    const getList = provider(45);
    await renderInAdmin(list(onSize), { dataProvider: { getList: getList as never } });
    const size = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', '30', '40', '50']);
    await userEvent.selectOptions(size, '20');
    await screen.findByText('1–20 of 45');
    expect(onSize).toHaveBeenCalledWith(20);
  });

  it('[L01] shows that a count stopped at its cap', async () => {
    const getList = async () => ({ data: crates(10), total: 10_000, meta: { statistics: { capped: true } } });
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    await screen.findByText('1–10 of at least 10000');
  });

  it('[R22] changes the page by [ and ] outside inputs only', async () => {
    await renderInAdmin(list(), { dataProvider: { getList: provider(45) as never } });
    await screen.findByText('1–10 of 45');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), ']]', { skipClick: false });
    expect(screen.getByText('1–10 of 45')).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Search' }));
    screen.getByRole('textbox', { name: 'Search' }).blur();
    await userEvent.keyboard(']]');
    await screen.findByText('11–20 of 45');
  });
});

describe('SearchInput', () => {
  it('[L03] [L04] upper-cases the text and searches once after 300 ms', async () => {
    const getList = provider(3);
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    await screen.findByText('CRATE 1');
    const before = getList.mock.calls.length;
    const input = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.type(input, 'oolu1');
    expect(input).toHaveProperty('value', 'OOLU1');
    expect(getList.mock.calls.length).toBe(before);
    await waitFor(() => expect(lastParams(getList)?.filter).toEqual({ keyword: 'OOLU1' }));
    expect(getList.mock.calls.length).toBe(before + 1);
  });

  it('[L03] keeps the caret in the middle of the text', async () => {
    await renderInAdmin(list(), { dataProvider: { getList: provider(3) as never } });
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' });
    await userEvent.type(input, 'ABEF');
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('cd');
    expect(input.value).toBe('ABCDEF');
    expect(input.selectionStart).toBe(4);
  });

  it('[L03] searches for a composed word without case', async () => {
    const getList = provider(3);
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    const input = await screen.findByRole('textbox', { name: 'Search' });
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: '宁波' } });
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(lastParams(getList)?.filter).toEqual({ keyword: '宁波' }));
  });

  it('[L03] upper-cases only the result of a composition', async () => {
    const getList = provider(3);
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' });
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: 'shang hai' } });
    expect(input.value).toBe('shang hai');
    fireEvent.change(input, { target: { value: '上海ab' } });
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('上海AB');
    await waitFor(() => expect(lastParams(getList)?.filter).toEqual({ keyword: '上海AB' }));
  });

  it('[L03] omits an empty keyword', async () => {
    const getList = provider(3);
    const at = `/?filter=${encodeURIComponent('{"keyword":"ABC"}')}`;
    await renderInAdmin(list(), { dataProvider: { getList: getList as never }, at });
    await screen.findByText('CRATE 1');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveProperty('value', 'ABC');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(lastParams(getList)?.filter).toEqual({}));
  });

  it('gets the focus by /, but not while typing elsewhere', async () => {
    await renderInAdmin(list(), { dataProvider: { getList: provider(3) as never } });
    await screen.findByText('CRATE 1');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  });
});

describe('DateRangeFilter', () => {
  it('[V18] reports an end before the start and does not search', async () => {
    const getList = provider(3);
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    await screen.findByText('CRATE 1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Created: from' }), '2026-03-05');
    await userEvent.type(screen.getByRole('textbox', { name: 'Created: to' }), '2026-03-01{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('before the first');
    expect(lastParams(getList)?.filter).not.toHaveProperty('to');
  });

  it('[L01] sets the last 7 days by one click and clears them by another', async () => {
    const getList = provider(3);
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    await screen.findByText('CRATE 1');
    await userEvent.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(lastParams(getList)?.filter).toEqual({ from: '2026-02-24', to: '2026-03-02' }));
    await userEvent.click(await screen.findByRole('button', { name: '7 days', pressed: true }));
    await waitFor(() => expect(lastParams(getList)?.filter).toEqual({}));
  });
});

describe('DataTable', () => {
  it('[L01] labels rows by a link and their checkboxes by the row', async () => {
    await renderInAdmin(list(), { dataProvider: { getList: provider(2) as never } });
    expect((await screen.findByRole('link', { name: 'CRATE 1' })).getAttribute('href')).toBe('/crate/c1');
    expect(screen.getByRole('checkbox', { name: 'Select CRATE 2' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'CRATE 1' })).toBeTruthy();
  });

  it('[L01] selects a row, a range with Shift, and the page, across pages', async () => {
    await renderInAdmin(list(), { dataProvider: { getList: provider(12) as never } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Select CRATE 2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select CRATE 4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('link', { name: 'CRATE 11' });
    await user.click(screen.getByRole('checkbox', { name: 'Select every row on this page' }));
    await screen.findByText(/5 selected/u);
    expect(screen.getByText(/3 not on this page/u)).toBeTruthy();
    expect(screen.getByText('CRATE 2 CRATE 3 CRATE 4 CRATE 11 CRATE 12')).toBeTruthy();
  });

  it('[L01] distinguishes an empty list from no matches', async () => {
    const { unmount } = await renderInAdmin(list(), { dataProvider: { getList: provider(0) as never } });
    await screen.findByText('No crates');
    unmount();
    const at = `/?filter=${encodeURIComponent('{"keyword":"ABC"}')}`;
    const { place } = await renderInAdmin(list(), { dataProvider: { getList: provider(0) as never }, at });
    await screen.findByRole('heading', { name: 'Nothing matches' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await screen.findByText('No crates');
    expect(place.now).not.toContain('ABC');
  });

  it('[L03] shows the searched part without matches and continues on demand', async () => {
    const statistics = { capped: true, searchedRows: 2_000, searchedTo: '2026-02-17 13:00:00' };
    const getList = vi.fn(async () => ({ data: [], total: 0, meta: { statistics } }));
    const at = `/?filter=${encodeURIComponent('{"keyword":"QX"}')}`;
    const { place } = await renderInAdmin(list(), { dataProvider: { getList }, at });
    await screen.findByRole('heading', { name: 'No match among the newest 2000 rows' });
    expect(screen.queryByText(/Nothing matches|0 rows found/u)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search older rows' }));
    await waitFor(() => expect(place.now).toContain(encodeURIComponent('"createdAtEnd":"2026-02-17"')));
    expect(place.now).toContain(encodeURIComponent('"keyword":"QX"'));
  });

  it('[L03] shows the searched part above matches, oldest first in that order', async () => {
    const statistics = { capped: true, searchedRows: 1_000, searchedTo: '2026-02-17 13:00:00' };
    const getList = vi.fn(async () => ({ data: crates(2), total: 2, meta: { statistics } }));
    const at = `/?filter=${encodeURIComponent('{"keyword":"QX"}')}&sort=createdAt&order=ASC`;
    const { place } = await renderInAdmin(list(), { dataProvider: { getList: getList as never }, at });
    await screen.findByText(/^Only the oldest 1000 rows were searched\. The other rows were not searched/u);
    await screen.findByText('1–2 of at least 2');
    await userEvent.click(screen.getByRole('button', { name: 'Search newer rows' }));
    await waitFor(() => expect(place.now).toContain(encodeURIComponent('"createdAtBegin":"2026-02-17"')));
  });

  it('keeps its rows after a failed reload and marks them as old', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const getList = provider(1);
    const { queryClient } = await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    await screen.findByRole('link', { name: 'CRATE 1' });
    getList.mockRejectedValueOnce(new Error('The portal is asleep'));
    await act(() => queryClient.invalidateQueries({ queryKey: ['crates'] }));
    await screen.findByText(/may be out of date/u);
    expect(screen.getByRole('link', { name: 'CRATE 1' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/u)).toBeNull());
  });

  it('[L01] shows the number of matches, also zero', async () => {
    await renderInAdmin(list(), { dataProvider: { getList: provider(0) as never } });
    await screen.findByText('0 rows found');
    cleanup();
    await renderInAdmin(list(), { dataProvider: { getList: provider(12) as never } });
    await screen.findByText('12 rows found');
  });

  it('shows a failure in the page and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const getList = provider(1);
    getList.mockRejectedValueOnce(new Error('The portal is asleep'));
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    expect((await screen.findByRole('alert')).textContent).toContain('The portal is asleep');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'CRATE 1' });
  });

  it('[R01] restores page and filters from the address', async () => {
    const getList = provider(45);
    const at = `/?filter=${encodeURIComponent('{"kind":"A"}')}&page=3&perPage=10`;
    await renderInAdmin(list(), { dataProvider: { getList: getList as never }, at });
    await screen.findByText('21–30 of 45');
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveProperty('value', 'A');
    expect(lastParams(getList)).toMatchObject({ filter: { kind: 'A' }, pagination: { page: 3, perPage: 10 } });
  });

  it('sorts by a clicked column heading, descending first', async () => {
    const getList = provider(3);
    await renderInAdmin(list(), { dataProvider: { getList: getList as never } });
    await userEvent.click(await screen.findByRole('button', { name: 'Buyer' }));
    await waitFor(() => expect(lastParams(getList)?.sort).toEqual({ field: 'name', order: 'DESC' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Buyer/u }).getAttribute('aria-sort')).toBe('descending'),
    );
  });
});

describe('useSelectedRows', () => {
  /** Selects rows that the list may not have loaded. */
  function Choose() {
    const { onSelect } = useListContext();
    return <button onClick={() => onSelect(['c2', 'c14'])}>choose</button>;
  }
  /** A list whose selection is stored. */
  const stored = () => (
    <ListBase resource="crates" disableAuthentication perPage={10} sort={NEWEST}>
      <DataTable columns={COLUMNS} label="Crates" rowName={(row) => row.name} empty={<p>No crates</p>} selectable />
      <Choose />
      <Selected />
      <PagingBar sizes={[10, 20]} />
    </ListBase>
  );
  /** The list, which a button leaves and opens again. */
  function Visits() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>visit</button>
        {isOpen && stored()}
      </>
    );
  }
  const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const selected = () => screen.getByRole('region', { name: 'Selected rows' }).textContent;

  it('[L02] has the rows of all pages again when the list was left', async () => {
    await renderInAdmin(<Visits />, { dataProvider: { getList: provider(15) as never } });
    await tick('CRATE 1');
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await tick('CRATE 12');
    await userEvent.click(screen.getByRole('button', { name: 'visit' }));
    await userEvent.click(screen.getByRole('button', { name: 'visit' }));
    await waitFor(() => expect(selected()).toContain('CRATE 1 CRATE 12'));
    expect(screen.getByRole('status', { name: 'unseen' }).textContent).toBe('0');
  });

  it('[L02] counts selected rows that were never loaded, as after a reload', async () => {
    await renderInAdmin(stored(), { dataProvider: { getList: provider(15) as never } });
    await userEvent.click(await screen.findByRole('button', { name: 'choose' }));
    await waitFor(() => expect(selected()).toContain('CRATE 2'));
    expect(screen.getByRole('status', { name: 'unseen' }).textContent).toBe('1');
  });
});
