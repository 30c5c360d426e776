import { useListContext, useLocale, useTranslate } from 'react-admin';
import { groupDigits } from '#components/cells/groupDigits.ts';
import { Button } from '#components/layout/Button.tsx';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { SELECTION_LIMITS } from '#contract/limits.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import type { ChargeResource, ChargeRow } from './chargeResource.ts';

/** The selected charges: their sum and their export. */
export function ChargeSelection({ exportCall }: Pick<ChargeResource, 'exportCall'>) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { rows, offPage, remember } = useSelectedRows<ChargeRow>();
  const { selectedIds } = useListContext<ChargeRow>();
  const coins = rows.reduce((sum, row) => sum + row.coins, 0);
  return (
    <SelectionBar limits={SELECTION_LIMITS} offPage={offPage} onRows={remember}>
      {/* After a reload the rows of other pages are not known. */}
      {rows.length === selectedIds.length && (
        <span>{t('charges.totals.selected', { amount: groupDigits(coins, locale) })}</span>
      )}
      <Button variant="contained" onClick={() => openDownload(exportCall, { query: { ids: selectedIds.join(',') } })}>
        {t('ui.list.export', { smart_count: selectedIds.length })}
      </Button>
    </SelectionBar>
  );
}
