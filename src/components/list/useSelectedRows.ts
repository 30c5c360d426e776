import { useCallback, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Row } from './column.ts';

/**
 * The selected rows of all pages as last loaded; `offPage` counts those of other pages. `remember` adds rows loaded
 * elsewhere, e.g. by *select all*.
 * @example
 * const { rows, offPage, remember } = useSelectedRows<DraftRow>();
 * <SelectionBar offPage={offPage} onRows={remember}>…</SelectionBar>
 */
export function useSelectedRows<R extends Row>(): {
  rows: R[];
  offPage: number;
  remember: (rows: readonly R[]) => void;
} {
  const { data, selectedIds } = useListContext<R>();
  const [page, setPage] = useState<readonly R[]>([]);
  const [seen, setSeen] = useState<ReadonlyMap<string, R>>(new Map());
  if (data && data !== page) {
    setPage(data);
    setSeen(new Map([...seen, ...data.map((row) => [row.id, row] as const)]));
  }
  const remember = useCallback(
    (rows: readonly R[]) => setSeen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)])),
    [],
  );
  return useMemo(() => {
    const onPage = new Set<string>(page.map((row) => row.id));
    const rows = selectedIds.flatMap((id) => seen.get(id) ?? []);
    return { rows, offPage: selectedIds.filter((id) => !onPage.has(id)).length, remember };
  }, [page, seen, selectedIds, remember]);
}
