import { Button } from '#components/layout/Button.tsx';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { SELECTION_LIMITS, LIMITS } from '#contract/limits.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { PricedSend } from '#features/payment/PricedSend.tsx';
import { HandOverButton } from './HandOverButton.tsx';
import { RepeatedNumbersNotice } from './RepeatedNumbersNotice.tsx';
import type { DraftSending } from './useDraftSending.ts';
import styles from './RepeatedNumbersNotice.module.css';

const SetVoyageDialog = lazyPart(async () => (await import('./batch/SetVoyageDialog.tsx')).SetVoyageDialog);
const SaveTemplatesDialog = lazyPart(async () => (await import('./batch/SaveTemplatesDialog.tsx')).SaveTemplatesDialog);
/** Each draft is one call or more. */
const BATCH_MAX = 100;
const TEMPLATES_MAX = 20;

/** The bulk actions of drafts. [D04] Drafts that share a number are not sent together. */
export function DraftSelection({
  sending,
  onDelete,
  isBusy,
}: {
  sending: DraftSending;
  onDelete: (ids: readonly string[]) => Promise<void>;
  isBusy: boolean;
}) {
  const t = useTranslate();
  const ids = useListContext<DraftRow>().selectedIds;
  const { refusal, rows, offPage, unseen, remember } = sending;
  const [batch, setBatch] = useState<'voyage' | 'templates' | null>(null);
  /** Why a batch cannot begin: it works on loaded rows. */
  const whyNot = (most: number): string | undefined => {
    if (ids.length > most) return t('drafts.batch.most', { most });
    return unseen > 0 ? t('ui.list.unseen', { smart_count: unseen }) : undefined;
  };
  const isPdfTooBig = ids.length > LIMITS.pdfDrafts;
  const above =
    refusal?.kind === 'repeated' ? (
      <RepeatedNumbersNotice repeated={refusal.repeated} rows={rows} />
    ) : refusal ? (
      <p role="alert" className={styles.notice}>
        {t('drafts.tooManyToSend', { count: refusal.count, most: refusal.most })}
      </p>
    ) : null;

  return (
    <SelectionBar limits={SELECTION_LIMITS} offPage={offPage} onRows={remember} above={above}>
      <Button
        variant="outlined"
        disabled={isBusy || whyNot(BATCH_MAX) !== undefined}
        title={whyNot(BATCH_MAX)}
        onClick={() => setBatch('voyage')}
      >
        {t('drafts.batch.voyage')}
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy || whyNot(TEMPLATES_MAX) !== undefined}
        title={whyNot(TEMPLATES_MAX)}
        onClick={() => setBatch('templates')}
      >
        {t('drafts.batch.template')}
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy || isPdfTooBig}
        title={isPdfTooBig ? t('drafts.pdfMost', { most: LIMITS.pdfDrafts }) : undefined}
        onClick={() => openDownload('exportDraftsPdf', { query: { ids: ids.join(',') } })}
      >
        {t('drafts.exportPdf')}
      </Button>
      <HandOverButton ids={ids} disabled={isBusy} />
      <Button variant="outlined" disabled={isBusy} onClick={() => void onDelete(ids)}>
        {t('drafts.delete')}
      </Button>
      <PricedSend total={priceOf(rows, ids)} disabled={isBusy} onClick={() => sending.send()} />
      <Suspense>
        {batch === 'voyage' && <SetVoyageDialog drafts={rows} onClose={() => setBatch(null)} />}
        {batch === 'templates' && <SaveTemplatesDialog drafts={rows} onClose={() => setBatch(null)} />}
      </Suspense>
    </SelectionBar>
  );
}

/** Null while a selected row is not loaded, which *select all* selects before it has loaded the rows. */
const priceOf = (rows: readonly DraftRow[], ids: readonly string[]): number | null =>
  rows.length === ids.length ? rows.reduce((sum, { priceAtMost }) => sum + priceAtMost, 0) : null;
