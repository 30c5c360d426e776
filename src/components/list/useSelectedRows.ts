import { useMemo, useState } from 'react';
import { useListContext } from 'ra-core';
import type { Row } from './column.ts';

/**
 * The selected rows as they were last seen, those of other pages too.
 * @example const { rows, offPage } = useSelectedRows<DraftRow>();
 */
export function useSelectedRows<R extends Row>(): { rows: R[]; offPage: number } {
  const { data, selectedIds } = useListContext<R>();
  const [page, setPage] = useState<readonly R[]>([]);
  const [seen, setSeen] = useState<ReadonlyMap<string, R>>(new Map());
  if (data && data !== page) {
    setPage(data);
    setSeen(new Map([...seen, ...data.map((row) => [row.id, row] as const)]));
  }
  return useMemo(() => {
    const here = new Set(page.map((row) => row.id));
    const rows = selectedIds.flatMap((id) => seen.get(id) ?? []);
    return { rows, offPage: rows.filter((row) => !here.has(row.id)).length };
  }, [page, seen, selectedIds]);
}
