import { useTranslate } from 'react-admin';
import { ToneMark } from '#components/status/ToneMark.tsx';
import type { Receipt } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { receiptCode } from './receiptCode.ts';
import { receiptErrors } from './receiptCause.ts';
import { ReceiptErrors } from './ReceiptErrors.tsx';
import { receiptMeaning } from './receiptMeaning.ts';
import styles from './ReceiptTimeline.module.css';

interface ReceiptTimelineProps {
  receipts: readonly Receipt[];
  /** The bill as filed. */
  bill: Bill;
  /** Closed without a message to customs, so no answer will come. */
  isClosedHere?: boolean;
  /** The address to edit a field; undefined if the filing cannot be changed. */
  pathTo?: ((field: string) => string) | undefined;
}

/** The receipts of customs, newest first: meaning, cause and fix, then code and collapsed original text. */
export function ReceiptTimeline({ receipts, bill, isClosedHere = false, pathTo }: ReceiptTimelineProps) {
  const t = useTranslate();
  if (receipts.length === 0) {
    return <p className={styles.none}>{t(isClosedHere ? 'sent.closedHere' : 'sent.noReceipts')}</p>;
  }
  const newestFirst = [...receipts].sort((a, b) => b.seq - a.seq);
  return (
    <ol className={styles.timeline}>
      {newestFirst.map((receipt) => {
        const { seq, kind, code, at, message, raw, remarks = [] } = receipt;
        const { meaning, textKey, tone } = receiptMeaning(receipt);
        const errors = receiptErrors(receipt);
        // Each error contains customs' original text.
        const isInErrors = errors.some((error) => error.code === code && error.message === message);
        const advice = t(`sent.advice.${meaning}`, { _: '' });
        return (
          <li key={seq} data-tone={tone}>
            <span className={styles.mark}>
              <ToneMark tone={tone} size={18} />
            </span>
            <div className={styles.words}>
              <p className={styles.said}>{t(`sent.said.${textKey}`)}</p>
              {kind === 'advisory' && Object.hasOwn(ADVICES, code) && <p>{t(`customs.answers.${code}`)}</p>}
              {advice && <p>{advice}</p>}
              {remarks.map((remark) => (
                <p key={remark}>{t(`customs.remarks.${remark}`)}</p>
              ))}
              {errors.length > 0 && <ReceiptErrors errors={errors} bill={bill} pathTo={pathTo} />}
              <p className={styles.small}>
                <time>{at}</time>
                {!isInErrors && (
                  <>
                    {code && <> · {receiptCode(t, code)}</>} · <span lang="en">{message}</span>
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
