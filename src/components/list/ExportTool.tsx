import { useListContext, useTranslate } from 'react-admin';
import { ToolButton } from './ToolButton.tsx';
import { useSearchReach } from './useSearchReach.ts';

/**
 * [L06] Exports what the filters of the list around it let through, on all pages; the button says how many rows.
 * @param onExport gets the filters as the list asks with them
 * @example <ExportTool onExport={(filters) => openDownload('exportParties', { query: filters })} />
 */
export function ExportTool({ onExport }: { onExport: (filters: Record<string, string>) => void }) {
  const t = useTranslate();
  const { total = 0, filterValues } = useListContext();
  const { isCapped, part } = useSearchReach();
  return (
    <ToolButton
      glyph="download"
      disabled={total === 0 && !part}
      onClick={() => onExport(upperKeyword(filterValues as Record<string, string>))}
    >
      {total === 0
        ? t('ui.list.exportNone')
        : t(isCapped ? 'ui.list.exportCapped' : 'ui.list.export', { smart_count: total, count: total })}
    </ToolButton>
  );
}

/** [L03] The list asks in upper case, and so must its export. */
function upperKeyword(filters: Record<string, string>): Record<string, string> {
  return filters['keyword'] ? { ...filters, keyword: filters['keyword'].trim().toUpperCase() } : { ...filters };
}
