import { useTranslate } from 'ra-core';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { FilingData } from './FilingData.tsx';
import { filingSteps } from './filingSteps.ts';
import { ReceiptTimeline } from './ReceiptTimeline.tsx';
import { Stepper } from './Stepper.tsx';
import styles from './FilingView.module.css';

/** The body of a filing's page: progress on top, what was filed beside what customs answered. */
export function FilingView({ filing }: { filing: FilingDetail }) {
  const t = useTranslate();
  return (
    <>
      <section aria-label={t('sent.progress')}>
        <Stepper steps={filingSteps(filing)} />
        {filing.declarationStatus === 'submitted' && <p className={styles.hint}>{t('sent.waitingHint')}</p>}
      </section>
      <div className={styles.columns}>
        <section aria-labelledby="receiptsTitle" className={styles.receipts}>
          <h2 id="receiptsTitle">{t('sent.receipts')}</h2>
          <ReceiptTimeline receipts={filing.receipts} entity={billEntity(filing.billType)} />
        </section>
        <section aria-labelledby="dataTitle" className={styles.data}>
          <h2 id="dataTitle">{t('sent.data')}</h2>
          <FilingData filing={filing} />
        </section>
      </div>
    </>
  );
}
