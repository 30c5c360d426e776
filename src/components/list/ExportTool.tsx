import { useListContext, useTranslate } from 'react-admin';
import { ToolButton } from './ToolButton.tsx';
import { useSearchReach } from './useSearchReach.ts';

type Query = Record<string, string>;

/**
 * [L06] Exports the filtered rows of all pages in the order of the list; the button shows their number.
 * @param onExport called with the list's filters and order
 * @example <ExportTool onExport={(query) => openDownload('exportParties', { query })} />
 */
export function ExportTool({ onExport }: { onExport: (query: Query) => void }) {
  const t = useTranslate();
  const { total = 0 } = useListContext();
  const query = useExportQuery();
  const { isCapped, part } = useSearchReach();
  return (
    <ToolButton glyph="download" disabled={total === 0 && !part} onClick={() => onExport(query)}>
      {total === 0
        ? t('ui.list.exportNone')
        : t(isCapped ? 'ui.list.exportCapped' : 'ui.list.export', { smart_count: total, count: total })}
    </ToolButton>
  );
}

/** [L03] The list's filters, which are searched in upper case, and its order unless it is the portal's own (`id`). */
export function useExportQuery(): Query {
  const { filterValues, sort } = useListContext();
  const { keyword, ...query } = filterValues as Query;
  if (keyword) query['keyword'] = keyword.trim().toUpperCase();
  if (sort.field !== 'id') Object.assign(query, { sortField: sort.field, sortOrder: sort.order.toLowerCase() });
  return query;
}
