import { Button } from '#components/layout/Button.tsx';
import { useListContext, useTranslate } from 'react-admin';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import type { useSelectedRows } from '#components/list/useSelectedRows.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { SELECTION_LIMITS, LIMITS } from '#contract/limits.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { DELETE_LIMIT, changeAction, closedReason } from '#features/changes/actions/filingActions.ts';
import { isResendable, RESEND_LIMIT } from '#features/changes/bulkResend/resendable.ts';
import styles from '#features/changes/actions/FilingActions.module.css';

interface FilingSelectionProps {
  selection: ReturnType<typeof useSelectedRows<FilingRow>>;
  onDelete: (filings: readonly FilingRow[]) => void;
  onResend: (filings: readonly FilingRow[]) => void;
}

/** The bulk actions of filings: change one, resend several, delete, export. */
export function FilingSelection({
  selection: { rows, offPage, unseen, remember },
  onDelete,
  onResend,
}: FilingSelectionProps) {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const ids = useListContext<FilingRow>().selectedIds;
  const isPdfTooBig = ids.length > LIMITS.pdfFilings;
  const query = { ids: ids.join(',') };
  // They would be left out without a word.
  const whyUnseen = unseen > 0 ? t('ui.list.unseen', { smart_count: unseen }) : null;
  const [only] = rows;
  const changeKind = only ? changeAction(only) : null;
  const deletable = rows.filter((row) => closedReason(row, 'delete') === null);
  const whyNotChanged =
    ids.length > 1 || !only
      ? t('changes.bulk.onlyOne')
      : changeKind
        ? null
        : t(`changes.closed.${closedReason(only, 'modify') ?? 'notNow'}`, { amsNo: only.waitsFor?.amsNo });
  const isBulkResend = ids.length > 1 && rows.some(isResendable);
  const whyNotResent = rows.length > RESEND_LIMIT ? t('changes.bulk.resendMost', { most: RESEND_LIMIT }) : null;
  const whyNotDeleted =
    rows.length > DELETE_LIMIT
      ? t('changes.bulk.most', { most: DELETE_LIMIT })
      : deletable.length === 0
        ? t('changes.delete.none')
        : null;
  const button = (name: string, label: string, why: string | null, press: () => void) => (
    <span>
      <Button
        variant="outlined"
        aria-disabled={why !== null || undefined}
        aria-describedby={why === null ? undefined : `${id}-${name}`}
        title={why ?? undefined}
        className={why === null ? undefined : styles.closed}
        onClick={() => why === null && press()}
      >
        {label}
      </Button>
      {why !== null && (
        <span id={`${id}-${name}`} className="visuallyHidden">
          {why}
        </span>
      )}
    </span>
  );
  return (
    <SelectionBar limits={SELECTION_LIMITS} offPage={offPage} onRows={remember}>
      {isBulkResend
        ? button('resend', t('changes.actions.resend'), whyUnseen ?? whyNotResent, () => onResend(rows))
        : button('change', t(`changes.actions.${changeKind ?? 'modify'}`), whyUnseen ?? whyNotChanged, () => {
            if (only) void navigate(pathTo.modify(only.id));
          })}
      {button('delete', t('changes.actions.delete'), whyUnseen ?? whyNotDeleted, () => onDelete(rows))}
      <Button
        variant="outlined"
        disabled={isPdfTooBig}
        title={isPdfTooBig ? t('tools.pdfMost', { most: LIMITS.pdfFilings }) : undefined}
        onClick={() => openDownload('exportFilingsPdf', { query })}
      >
        {t('tools.exportPdf')}
      </Button>
      <Button variant="contained" onClick={() => openDownload('exportFilings', { query })}>
        {t('ui.list.export', { smart_count: ids.length })}
      </Button>
    </SelectionBar>
  );
}
