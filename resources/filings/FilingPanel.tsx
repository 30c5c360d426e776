import { LinkBase, useTranslate } from 'react-admin';
import { buttonClass } from '#components/layout/Button.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { SidePanel } from '#components/records/SidePanel.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import { FilingReason } from '#features/changes/actions/FilingReason.tsx';
import { changeAction } from '#features/changes/actions/filingActions.ts';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { FilingFacts } from '#features/filing/FilingFacts.tsx';
import { FilingNotices } from '#features/filing/FilingNotices.tsx';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import { useSeenFiling } from '#features/filing/useSeenFiling.ts';
import { ZoneNote } from '#features/filing/ZoneNote.tsx';
import { ReceiptTimeline } from '#features/receipts/ReceiptTimeline.tsx';
import { SeenNotice } from '#features/filing/SeenNotice.tsx';
import styles from './FilingPanel.module.css';

/** A filing beside its list: status, reason, facts and receipts. Refetched on live events ([D08]). */
export function FilingPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const { data, seenAt, error, refetch } = useSeenFiling(id);
  const change = data && seenAt === null && changeAction(data);
  return (
    <SidePanel
      title={data ? <BillNumber value={data.amsNo} /> : t('sent.loading')}
      onClose={onClose}
      foot={
        <>
          <LinkBase className={buttonClass({ variant: 'contained' })} to={pathTo.filing(id)}>
            {t('sent.panel.page')}
          </LinkBase>
          {change && (
            <LinkBase className={buttonClass({ variant: 'outlined' })} to={pathTo.modify(id)}>
              {t(`changes.actions.${change}`)}
            </LinkBase>
          )}
        </>
      }
    >
      {data ? (
        <>
          {seenAt !== null && <SeenNotice at={seenAt} onRetry={() => void refetch()} />}
          <PanelBody filing={data} />
        </>
      ) : error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <output>{t('sent.loading')}</output>
      )}
    </SidePanel>
  );
}

function PanelBody({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  const mayChange = changeAction(filing) !== null;
  return (
    <div className={styles.body}>
      <output className={styles.chips}>
        <span>{filing.declarationType}</span>
        <DeclarationStatusChip status={filing.declarationStatus} />
        <MatchStatusChip status={filing.matchStatus} />
      </output>
      <FilingReason filing={filing} level="h3" />
      <FilingNotices filing={filing} />
      <FilingFacts filing={filing} />
      <section aria-labelledby="panelReceipts">
        <h3 id="panelReceipts">{t('sent.receipts')}</h3>
        <ZoneNote />
        <ReceiptTimeline
          receipts={filing.receipts}
          bill={filing}
          isClosedHere={filing.latest.isLocal}
          pathTo={mayChange ? (field) => pathTo.modify(filing.id, field) : undefined}
        />
      </section>
    </div>
  );
}
