import { useListContext, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { SELECTION_LIMITS } from '#contract/limits.ts';

/** The selection bar of a list whose only bulk action is deletion. */
export function DeleteSelection({ onDelete, isBusy }: { onDelete: (ids: readonly string[]) => void; isBusy: boolean }) {
  const t = useTranslate();
  const { selectedIds } = useListContext();
  const { offPage } = useSelectedRows();
  return (
    <SelectionBar limits={SELECTION_LIMITS} offPage={offPage}>
      <Button variant="outlined" disabled={isBusy} onClick={() => onDelete(selectedIds as string[])}>
        {t('records.delete')}
      </Button>
    </SelectionBar>
  );
}
