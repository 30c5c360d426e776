// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ListFilterContext } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useTextFilter } from './useTextFilter.ts';

/** Filters that are replaced at once and shown after the current task, as react-admin does. */
function Filters({ children }: { children: ReactNode }) {
  const [filterValues, setFilterValues] = useState<object>({ keyword: 'OOLU' });
  const value = useMemo(
    () => ({ filterValues, displayedFilters: {}, setFilters: (next: object) => setFilterValues(next) }),
    [filterValues],
  );
  return <ListFilterContext.Provider value={value as never}>{children}</ListFilterContext.Provider>;
}

it('[L02] keeps filters of two controls that change before the list shows the first', () => {
  const { result } = renderHook(() => [useTextFilter(), useTextFilter()] as const, { wrapper: Filters });
  const valuesOf = () => ['keyword', 'billType', 'houseScac'].map((name) => result.current[0].valueOf(name));
  act(() => {
    result.current[0].change({ billType: '1' });
    result.current[1].change({ houseScac: 'HBRL' });
  });
  expect(valuesOf()).toEqual(['OOLU', '1', 'HBRL']);
  act(() => result.current[1].change({ billType: '', keyword: '' }));
  expect(valuesOf()).toEqual(['', '', 'HBRL']);
});

it('[L02] does not apply the filters of one list to another that shows the same object', () => {
  const none = {};
  const changeIn = (setFilters: () => void, changes: Record<string, string>) => {
    const value = { filterValues: none, displayedFilters: {}, setFilters };
    const { result } = renderHook(() => useTextFilter(), {
      wrapper: ({ children }) => (
        <ListFilterContext.Provider value={value as never}>{children}</ListFilterContext.Provider>
      ),
    });
    act(() => result.current.change(changes));
  };
  const [filings, drafts] = [vi.fn(), vi.fn()];
  changeIn(filings, { matchStatus: 'none' });
  changeIn(drafts, { keyword: 'OOLU' });
  expect(filings.mock.lastCall?.[0]).toEqual({ matchStatus: 'none' });
  expect(drafts.mock.lastCall?.[0]).toEqual({ keyword: 'OOLU' });
});
