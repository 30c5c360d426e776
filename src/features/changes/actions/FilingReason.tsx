import { LinkBase, useTranslate } from 'react-admin';
import { useId } from 'react';
import { buttonClass } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import { fieldName } from '#components/form/field/fieldName.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { errorCause } from '#features/receipts/receiptCause.ts';
import { changeAction } from './filingActions.ts';
import { rejectedAnswers, rejectReasons } from '../rejects/rejectedAnswers.ts';
import styles from './FilingReason.module.css';

/** Reasons shown; the receipts list all of them. */
const REASONS_MAX = 3;

type Rejected = 'receiveFailed' | 'modifyFailed' | 'deleteFailed';
const isRejected = (status: FilingDetail['declarationStatus']): status is Rejected =>
  status === 'receiveFailed' || status === 'modifyFailed' || status === 'deleteFailed';

/** [D09] Why customs rejected the last operation of a filing, with the way to fix it; nothing if it was not rejected. */
export function FilingReason({ filing, level: Title = 'h2' }: { filing: FilingDetail; level?: 'h2' | 'h3' }) {
  const t = useTranslate();
  const titleId = useId();
  const { declarationStatus: status, id } = filing;
  if (!isRejected(status)) return null;
  const entity = billEntity(filing.billType);
  const reasons = rejectReasons(filing);
  const first = rejectedAnswers(filing).find(({ field }) => field !== null)?.field ?? '';
  const mayFix = changeAction(filing) !== null && status !== 'deleteFailed';
  return (
    <section className={styles.reason} aria-labelledby={titleId}>
      <Glyph name="error" size={20} />
      <div className={styles.words}>
        <Title id={titleId}>{t(`sent.reason.${status}`)}</Title>
        <p>{t(`sent.reason.${status}Text`)}</p>
        {reasons.length === 0 && <p>{t('sent.reason.unnamed')}</p>}
        <ul>
          {reasons.slice(0, REASONS_MAX).map((error, index) => {
            const { keys, args } = errorCause(error, filing);
            const [meaning, ...rest] = keys;
            const advice = rest.at(-1);
            const { field } = error;
            const name = field === undefined ? null : fieldName(t, entity, field);
            return (
              <li key={`${error.code} ${field} ${index}`}>
                {name !== null && (
                  <>
                    {mayFix ? <LinkBase to={pathTo.modify(id, field)}>{name}</LinkBase> : <strong>{name}</strong>}
                    {t('sent.reason.colon')}
                  </>
                )}
                {meaning === undefined ? <span lang="en">{error.message}</span> : t(meaning, args)}
                {advice !== undefined && <p>{t(advice, args)}</p>}
              </li>
            );
          })}
        </ul>
        {reasons.length > REASONS_MAX && <p>{t('sent.reason.more', { count: reasons.length - REASONS_MAX })}</p>}
      </div>
      {mayFix && (
        <LinkBase className={buttonClass({ variant: 'outlined' })} to={pathTo.modify(id, first)}>
          {t('sent.reason.fix')}
        </LinkBase>
      )}
    </section>
  );
}
