import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { LIMITS } from '#contract/limits.ts';
import { openDownload } from '#dataProvider/openDownload.ts';

/** What can be done with the selected filings: take them along. */
export function SentSelection() {
  const t = useTranslate();
  const ids = useListContext<FilingRow>().selectedIds;
  const { offPage, remember } = useSelectedRows<FilingRow>();
  const isPdfTooBig = ids.length > LIMITS.pdfDrafts;
  const query = { ids: ids.join(',') };
  return (
    <SelectionBar offPage={offPage} onRows={remember}>
      <Button
        variant="outlined"
        disabled={isPdfTooBig}
        title={isPdfTooBig ? t('tools.pdfMost', { most: LIMITS.pdfDrafts }) : undefined}
        onClick={() => openDownload('exportFilingsPdf', { query })}
      >
        {t('tools.exportPdf')}
      </Button>
      <Button variant="contained" onClick={() => openDownload('exportFilings', { query })}>
        {t('tools.export', { smart_count: ids.length })}
      </Button>
    </SelectionBar>
  );
}
