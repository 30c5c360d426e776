// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ListFilterContext } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
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
