import { useListContext, useTranslate } from 'react-admin';
import { ExportTool, useExportQuery } from '#components/list/ExportTool.tsx';
import { ToolButton } from '#components/list/ToolButton.tsx';
import { LIMITS } from '#contract/limits.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { exportQuery } from './exportQuery.ts';

/** [L06] Exports the filtered filings of all pages, as a workbook or, up to a limit, as PDF. */
export function ExportFilings() {
  const t = useTranslate();
  const { total = 0 } = useListContext();
  const query = useExportQuery();
  const isTooMany = total > LIMITS.pdfFilings;
  return (
    <>
      <ExportTool onExport={(found) => openDownload('exportFilings', { query: exportQuery(found) })} />
      <ToolButton
        glyph="download"
        disabled={total === 0 || isTooMany}
        title={isTooMany ? t('tools.pdfMost', { most: LIMITS.pdfFilings }) : undefined}
        onClick={() => openDownload('exportFilingsPdf', { query: exportQuery(query) })}
      >
        {t('tools.exportPdf')}
      </ToolButton>
    </>
  );
}
