import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { Row } from './column.ts';
import { selectAllRows, type SelectionLimits } from './selectAllRows.ts';
import { useSearchReach } from './useSearchReach.ts';

interface SelectAllProps<R extends Row> {
  limits: SelectionLimits;
  onRows?: ((rows: readonly R[]) => void) | undefined;
}

/**
 * "Select all 1,204": selects all filtered rows of all pages, up to the limit of one call.
 * @example <SelectAll limits={{ rows: 1000, perPage: 100 }} onRows={remember} />
 */
export function SelectAll<R extends Row>({ limits, onRows }: SelectAllProps<R>) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, filterValues, sort, total = 0, selectedIds, onSelect } = useListContext<R>();
  const [isBusy, setBusy] = useState(false);
  const { isCapped } = useSearchReach();
  const list = JSON.stringify([resource, filterValues]);
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  }, [list]);
  const most = limits.rows;
  if (selectedIds.length >= Math.min(total, most)) return null;

  async function selectAll() {
    setBusy(true);
    try {
      const found = await selectAllRows<R>(dataProvider, resource, { filter: filterValues as object, sort, limits });
      // Another list or filter is shown by now: these rows are not in view.
      if (shown.current !== list) return;
      onRows?.(found.rows);
      onSelect(found.rows.map((row) => row.id));
      if (found.hasChanged) notify('ui.list.select.changed', { type: 'warning' });
    } catch {
      notify('ui.list.select.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="text" disabled={isBusy} onClick={() => void selectAll()}>
      {isBusy
        ? t('ui.list.select.busy')
        : total > most || isCapped
          ? t('ui.list.select.first', { count: most, total })
          : t('ui.list.select.all', { smart_count: total })}
    </Button>
  );
}
