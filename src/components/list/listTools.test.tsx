// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBase, ListBase, type GetListParams } from 'react-admin';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Disclosure } from '#components/layout/Disclosure.tsx';
import { arrangeColumns } from './arrangeColumns.ts';
import type { Column } from './column.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { DataTable } from './DataTable.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { setSingleKeys } from './singleKeys.ts';
import { useSelectedRows } from './useSelectedRows.ts';

// Preloads the dialog's chunk.
beforeAll(async () => void (await import('./ColumnDialog.tsx')));

interface Crate {
  id: string;
  name: string;
}
const COLUMNS: Column<Crate>[] = [
  {
    key: 'name',
    labelKey: 'drafts.buyer',
    rowHeader: true,
    render: (row) => <LinkBase to={`/crate/${row.id}`}>{row.name}</LinkBase>,
  },
  { key: 'id', labelKey: 'drafts.source', render: (row) => row.id },
];

function provider(total: number) {
  return vi.fn(async (_: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    const first = (page - 1) * perPage;
    const count = Math.max(0, Math.min(perPage, total - first));
    const data = Array.from({ length: count }, (__, index) => ({
      id: `c${first + index + 1}`,
      name: `CRATE ${first + index + 1}`,
    }));
    return { data, total };
  });
}

const send = vi.fn();
const clear = vi.fn();
const load = vi.fn();
const onSave = vi.fn();

function Crates({ texts }: { texts: string[] }) {
  const [saved, setSaved] = useState('');
  const { rows, offPage, remember } = useSelectedRows<Crate>();
  return (
    <>
      <Disclosure label="Account" button="Account">
        more
      </Disclosure>
      <SearchInput source="keyword" hint="" recent={{ texts, load, clear }} />
      <ColumnSettings
        columns={COLUMNS}
        saved={saved}
        onSave={(next) => {
          onSave(next);
          setSaved(next);
        }}
      />
      <DataTable
        columns={arrangeColumns(COLUMNS, saved)}
        label="Crates"
        rowName={(row) => row.name}
        empty={<p>No crates</p>}
        selectable
        keys={{ s: (row) => send(row?.id ?? null) }}
      />
      <SelectionBar limits={{ rows: 1_000, perPage: 100 }} offPage={offPage} onRows={remember}>
        <output aria-label="known">{rows.length}</output>
      </SelectionBar>
    </>
  );
}
async function open(total: number, texts: string[] = []) {
  const getList = provider(total);
  const view = await renderInAdmin(
    <ListBase resource="crates" storeKey={false} disableAuthentication perPage={10}>
      <Crates texts={texts} />
    </ListBase>,
    { dataProvider: { getList: getList as never } },
  );
  await screen.findByRole('link', { name: 'CRATE 1' });
  return { ...view, getList };
}
const link = (n: number) => screen.getByRole('link', { name: `CRATE ${n}` });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('table keys', () => {
  it('move between rows and stop at the ends', async () => {
    await open(3);
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(link(1));
    await userEvent.keyboard('{ArrowDown}jj');
    expect(document.activeElement).toBe(link(3));
    await userEvent.keyboard('k{ArrowUp}k');
    expect(document.activeElement).toBe(link(1));
  });

  it('select a row by x and up to a row by Shift and x', async () => {
    await open(6);
    await userEvent.keyboard('jjxjj{Shift>}X{/Shift}');
    expect(screen.getByText('3 selected')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select CRATE 3' })).toHaveProperty('checked', true);
  });

  it('pass the current row to the list’s own keys, also from its checkbox', async () => {
    await open(3);
    await userEvent.keyboard('s');
    expect(send).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select CRATE 2' }));
    await userEvent.keyboard('s');
    expect(send).toHaveBeenLastCalledWith('c2');
  });

  it('are ignored while typing or composing, with a modifier, and when disabled', async () => {
    await open(3);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'js');
    screen.getByRole('combobox', { name: 'Search' }).blur();
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
    await userEvent.keyboard('{Control>}s{/Control}');
    setSingleKeys(false);
    await userEvent.keyboard('js');
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(link(1));
  });
});

it('keys of an open menu do not move in the list', async () => {
  await open(3);
  const menu = screen.getByRole('button', { name: 'Account' });
  await userEvent.click(menu);
  await userEvent.keyboard('{ArrowDown}j');
  expect(document.activeElement).toBe(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(document.activeElement).toBe(link(1));
});

describe('recent searches', () => {
  it('[L02] open below an empty field; arrows and Enter pick one', async () => {
    const { getList } = await open(3, ['NEW', 'OLD']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Search' }));
    expect(load).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: 'OLD' });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe(chosen.id);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveProperty('value', 'OLD');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ keyword: 'OLD' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[L02] close on Escape and on typing; Enter without a choice picks none', async () => {
    await open(3, ['NEW']);
    const input = screen.getByRole('combobox', { name: 'Search' });
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(input).toHaveProperty('value', '');
    await userEvent.keyboard('A');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[L02] are cleared by one button', async () => {
    await open(3, ['NEW']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Search' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(clear).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('column settings', () => {
  it('[L05] hides a column, and canceling changes nothing', async () => {
    await open(3);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Source' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Source' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save columns' }));
    expect(onSave).toHaveBeenCalledWith('-id');
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  });
});

describe('select all', () => {
  it('[L01] selects all pages, shows the number, and includes rows never displayed', async () => {
    await open(23);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select CRATE 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 23' }));
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    await within(bar).findByText(/23 selected/u);
    expect(within(bar).getByText(/13 not on this page/u)).toBeTruthy();
    expect(within(bar).getByRole('status', { name: 'known' }).textContent).toBe('23');
    expect(within(bar).queryByRole('button', { name: /Select all/u })).toBeNull();
  });
});
