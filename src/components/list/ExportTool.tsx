import { useListContext, useTranslate } from 'react-admin';
import { ToolButton } from './ToolButton.tsx';
import { useSearchReach } from './useSearchReach.ts';

/**
 * [L06] Exports the filtered rows of all pages; the button shows their number.
 * @param onExport called with the list's filters
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

/** [L03] The list searches in upper case. */
function upperKeyword(filters: Record<string, string>): Record<string, string> {
  return filters['keyword'] ? { ...filters, keyword: filters['keyword'].trim().toUpperCase() } : { ...filters };
}
