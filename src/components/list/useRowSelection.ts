import { useRef } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { Row } from './column.ts';

/**
 * Selection across pages: a row, a range with Shift, the whole page.
 * @example const { has, toggle, togglePage } = useRowSelection(useListContext());
 */
export function useRowSelection<R extends Row>(
  list: Pick<ListControllerResult<R>, 'data' | 'selectedIds' | 'onSelect'>,
) {
  const { data = [], selectedIds, onSelect } = list;
  const lastIndex = useRef<number | null>(null);
  const selected = new Set<string>(selectedIds);
  const onPage = data.filter((row) => selected.has(row.id)).length;
  const isWholePage = data.length > 0 && onPage === data.length;

  function set(ids: readonly string[], isOn: boolean) {
    for (const id of ids) {
      if (isOn) selected.add(id);
      else selected.delete(id);
    }
    onSelect([...selected]);
  }

  return {
    has: (id: string) => selected.has(id),
    isWholePage,
    isPartOfPage: onPage > 0 && !isWholePage,
    toggle: (index: number, withShift: boolean) => {
      const row = data[index];
      if (!row) return;
      const from = withShift && lastIndex.current !== null ? lastIndex.current : index;
      const range = data.slice(Math.min(from, index), Math.max(from, index) + 1);
      set(
        range.map((each) => each.id),
        !selected.has(row.id),
      );
      lastIndex.current = index;
    },
    togglePage: () =>
      set(
        data.map((row) => row.id),
        !isWholePage,
      ),
  };
}
