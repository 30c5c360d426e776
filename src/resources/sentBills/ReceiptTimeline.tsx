import { useTranslate } from 'ra-core';
import { ToneMark } from '#components/status/ToneMark.tsx';
import type { Receipt } from '#contract/endpoints/filings.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { receiptMeaning } from './receiptMeaning.ts';
import styles from './ReceiptTimeline.module.css';

/** Every answer of customs, newest first: plain words, then code and field, the text as received folded. */
export function ReceiptTimeline({ receipts, entity }: { receipts: readonly Receipt[]; entity: Entity }) {
  const t = useTranslate();
  if (receipts.length === 0) return <p className={styles.none}>{t('sent.noReceipts')}</p>;
  const newestFirst = [...receipts].sort((a, b) => b.seq - a.seq);
  return (
    <ol className={styles.timeline}>
      {newestFirst.map((receipt) => {
        const { meaning, said, tone } = receiptMeaning(receipt);
        const why = t(meaning === 'rejected' ? `sent.rejects.${receipt.code}` : `sent.advice.${meaning}`, { _: '' });
        return (
          <li key={receipt.seq} data-tone={tone}>
            <span className={styles.mark}>
              <ToneMark tone={tone} size={18} />
            </span>
            <div className={styles.words}>
              <p className={styles.said}>{t(`sent.said.${said}`)}</p>
              {why && <p>{why}</p>}
              {receipt.field && (
                <p>{t('sent.concerns', { field: t(labelKey(entity, receipt.field), { _: receipt.field }) })}</p>
              )}
              <p className={styles.small}>
                <time>{receipt.at}</time> · {t('sent.code', { code: receipt.code })} ·{' '}
                <span lang="en">{receipt.message}</span>
              </p>
              <details>
                <summary>{t('sent.rawText')}</summary>
                <pre lang="en">{receipt.raw}</pre>
              </details>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
