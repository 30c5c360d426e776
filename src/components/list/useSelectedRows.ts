import { useCallback, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Row } from './column.ts';

/**
 * The selected rows as they were last seen, those of other pages too; `offPage` counts selected rows that are not on
 * this page. `remember` takes rows that came by another way, e.g. of SelectionBar's *select all*.
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
    const here = new Set<string>(page.map((row) => row.id));
    const rows = selectedIds.flatMap((id) => seen.get(id) ?? []);
    return { rows, offPage: selectedIds.filter((id) => !here.has(id)).length, remember };
  }, [page, seen, selectedIds, remember]);
}
