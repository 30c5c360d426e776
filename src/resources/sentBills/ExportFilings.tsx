import { ExportTool } from '#components/list/ExportTool.tsx';
import { openDownload } from '#dataProvider/openDownload.ts';
import { exportQuery } from './exportQuery.ts';

/** [L06] Every filing that the filters let through, on all pages, as a workbook. */
export const ExportFilings = () => (
  <ExportTool onExport={(filters) => openDownload('exportFilings', { query: exportQuery(filters) })} />
);
