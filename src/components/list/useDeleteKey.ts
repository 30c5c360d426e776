import { useListContext } from 'react-admin';
import type { Row } from './column.ts';

/**
 * The delete key of a list: removes the selected rows, else the current row.
 * @example <DataTable keys={{ Delete: useDeleteKey(remove, isBusy) }} … />
 */
export function useDeleteKey(remove: (ids: readonly string[]) => unknown, isBusy: boolean): (row: Row | null) => void {
  const { selectedIds } = useListContext<Row>();
  return (row) => {
    const ids = selectedIds.length > 0 ? selectedIds : row ? [row.id] : [];
    if (ids.length > 0 && !isBusy) void remove(ids);
  };
}
