import { LinkBase, useTranslate } from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import { fieldName } from '#components/form/field/fieldName.ts';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { receiptCode } from './receiptCode.ts';
import { errorCause } from './receiptCause.ts';
import styles from './ReceiptTimeline.module.css';

interface ReceiptErrorsProps {
  errors: readonly ReceiptError[];
  bill: Bill;
  pathTo: ((field: string) => string) | undefined;
}

/** Customs' errors of a filing, each with field, cause, fix and original text. */
export function ReceiptErrors({ errors, bill, pathTo }: ReceiptErrorsProps) {
  const t = useTranslate();
  const entity = billEntity(bill.billType);
  return (
    <ul className={styles.errors}>
      {errors.map((error, index) => {
        const { code, field, among = [], message, earlierNo } = error;
        const { keys, args } = errorCause(error, bill);
        return (
          <li key={`${code} ${field} ${index}`}>
            {keys.map((key) => (
              <p key={key}>{t(key, args)}</p>
            ))}
            {earlierNo !== undefined && <p>{t('sent.earlierNo', { number: earlierNo })}</p>}
            {field !== undefined && (
              <p>
                <FieldLink field={field} pathTo={pathTo}>
                  {t('sent.concerns', { field: fieldName(t, entity, field) })}
                </FieldLink>
              </p>
            )}
            {field === undefined && among.length > 0 && (
              <p>
                {t('sent.concernsOneOf')}{' '}
                {among.map((path, at) => (
                  <Fragment key={path}>
                    {at > 0 && ' · '}
                    <FieldLink field={path} pathTo={pathTo}>
                      {fieldName(t, entity, path)}
                    </FieldLink>
                  </Fragment>
                ))}
              </p>
            )}
            <p className={styles.small}>
              {code && <>{receiptCode(t, code)} · </>}
              <span lang="en">{message}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** A field's label, linked to the field if it can be edited. */
function FieldLink(props: { field: string; pathTo: ReceiptErrorsProps['pathTo']; children: ReactNode }) {
  const { field, pathTo, children } = props;
  return pathTo ? <LinkBase to={pathTo(field)}>{children}</LinkBase> : children;
}
