import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { DataProviderContext, useListContext } from 'react-admin';
import type { Row } from './column.ts';

/** The selected rows of lists that were left, by data provider and resource. */
const lists = new WeakMap<object, Readonly<Record<string, readonly Row[]>>>();

/**
 * The selected rows of all pages as last loaded; `offPage` counts those of other pages, `unseen` those that were never
 * loaded: after a reload the selection has rows of pages not shown yet. `remember` adds rows loaded elsewhere, e.g. by
 * *select all*.
 * @example
 * const { rows, offPage, unseen, remember } = useSelectedRows<DraftRow>();
 * <SelectionBar offPage={offPage} onRows={remember}><Button disabled={unseen > 0} /></SelectionBar>
 */
export function useSelectedRows<R extends Row>(): {
  rows: R[];
  offPage: number;
  unseen: number;
  remember: (rows: readonly R[]) => void;
} {
  const { data, selectedIds, resource } = useListContext<R>();
  const provider = useContext(DataProviderContext) ?? lists;
  const [page, setPage] = useState<readonly R[]>([]);
  const [seen, setSeen] = useState<ReadonlyMap<string, R>>(
    () => new Map(((lists.get(provider)?.[resource] ?? []) as R[]).map((row) => [row.id, row])),
  );
  if (data && data !== page) {
    setPage(data);
    setSeen(new Map([...seen, ...data.map((row) => [row.id, row] as const)]));
  }
  const remember = useCallback(
    (rows: readonly R[]) => setSeen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)])),
    [],
  );
  const selection = useMemo(() => {
    const onPage = new Set<string>(page.map((row) => row.id));
    const rows = selectedIds.flatMap((id) => seen.get(id) ?? []);
    const offPage = selectedIds.filter((id) => !onPage.has(id)).length;
    return { rows, offPage, unseen: selectedIds.length - rows.length, remember };
  }, [page, seen, selectedIds, remember]);
  useEffect(() => {
    lists.set(provider, { ...lists.get(provider), [resource]: selection.rows });
  }, [provider, resource, selection]);
  return selection;
}
