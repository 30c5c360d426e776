import { useTranslate } from 'react-admin';
import { ToneMark } from '#components/status/ToneMark.tsx';
import type { Receipt } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { receiptErrors } from './receiptCause.ts';
import { ReceiptErrors } from './ReceiptErrors.tsx';
import { receiptMeaning } from './receiptMeaning.ts';
import styles from './ReceiptTimeline.module.css';

interface ReceiptTimelineProps {
  receipts: readonly Receipt[];
  /** What was filed. */
  bill: Bill;
  /** Nothing went to customs, and nothing will come. */
  isClosedHere?: boolean;
  /** Where a field is put right; absent while nothing may be changed. */
  pathTo?: ((field: string) => string) | undefined;
}

/** Every answer of customs, newest first: plain words, cause and cure, then its code, the text as received folded. */
export function ReceiptTimeline({ receipts, bill, isClosedHere = false, pathTo }: ReceiptTimelineProps) {
  const t = useTranslate();
  if (receipts.length === 0) {
    return <p className={styles.none}>{t(isClosedHere ? 'sent.closedHere' : 'sent.noReceipts')}</p>;
  }
  const newestFirst = [...receipts].sort((a, b) => b.seq - a.seq);
  return (
    <ol className={styles.timeline}>
      {newestFirst.map((receipt) => {
        const { seq, kind, code, at, message, raw } = receipt;
        const { meaning, said, tone } = receiptMeaning(receipt);
        const errors = receiptErrors(receipt);
        // Each error has customs' own words.
        const isTold = errors.some((error) => error.code === code && error.message === message);
        const advice = t(`sent.advice.${meaning}`, { _: '' });
        return (
          <li key={seq} data-tone={tone}>
            <span className={styles.mark}>
              <ToneMark tone={tone} size={18} />
            </span>
            <div className={styles.words}>
              <p className={styles.said}>{t(`sent.said.${said}`)}</p>
              {kind === 'advisory' && Object.hasOwn(ADVICES, code) && <p>{t(`customs.answers.${code}`)}</p>}
              {advice && <p>{advice}</p>}
              {errors.length > 0 && <ReceiptErrors errors={errors} bill={bill} pathTo={pathTo} />}
              <p className={styles.small}>
                <time>{at}</time>
                {!isTold && (
                  <>
                    {code && <> · {t('sent.code', { code })}</>} · <span lang="en">{message}</span>
                  </>
                )}
              </p>
              <details>
                <summary>{t('sent.rawText')}</summary>
                <pre lang="en">{raw}</pre>
              </details>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
