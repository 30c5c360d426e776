import { LinkBase, useTranslate } from 'ra-core';
import { fieldName } from '#components/form/fieldName.ts';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { errorCause } from './receiptCause.ts';
import styles from './ReceiptTimeline.module.css';

interface ReceiptErrorsProps {
  errors: readonly ReceiptError[];
  bill: Bill;
  pathTo: ((field: string) => string) | undefined;
}

/** What customs has against a filing, thing by thing: the field, why, what to do, and customs' own words. */
export function ReceiptErrors({ errors, bill, pathTo }: ReceiptErrorsProps) {
  const t = useTranslate();
  const entity = billEntity(bill.billType);
  return (
    <ul className={styles.errors}>
      {errors.map((error, index) => {
        const { code, field, message } = error;
        const { keys, args } = errorCause(error, bill);
        const name = field === undefined ? null : t('sent.concerns', { field: fieldName(t, entity, field) });
        return (
          <li key={`${code} ${field} ${index}`}>
            {keys.map((key) => (
              <p key={key}>{t(key, args)}</p>
            ))}
            {name && <p>{field && pathTo ? <LinkBase to={pathTo(field)}>{name}</LinkBase> : name}</p>}
            <p className={styles.small}>
              {code && <>{t('sent.code', { code })} · </>}
              <span lang="en">{message}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
