import { useTranslate } from 'react-admin';
import { coinText } from '../../payment/amounts.ts';
import type { ReadyCheck } from './draftCheck.ts';
import styles from './PriceCard.module.css';

/** With more, the total and the paid button would move out of view. */
const IN_SIGHT = 4;

/** [D06] The price of every filing; a long list is collapsed and scrolls. */
export function PriceLines({ checks }: { checks: readonly ReadyCheck[] }) {
  const t = useTranslate();
  const lines = checks.flatMap(({ id, bill, settlement }) =>
    settlement.lines.map((line, at) => (
      <li key={`${id} ${at}`}>
        <span>
          {t('send.line', {
            type: t(`choices.billType.${bill.billType}`),
            amsNo: line.amsNo || t('send.noNumber'),
          })}
        </span>
        <span>{coinText(t, line.fee)}</span>
        {line.alreadyFiled && <span className={styles.soft}>{t('send.filedInAms')}</span>}
      </li>
    )),
  );
  // A toggle for a single line would take the same space.
  const shown = lines.length > IN_SIGHT + 1 ? IN_SIGHT : lines.length;
  const folded = lines.slice(shown);
  return (
    <>
      <ul className={styles.lines}>{lines.slice(0, shown)}</ul>
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{t('send.moreNumbers', { count: folded.length })}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too */}
          <ul className={styles.lines} tabIndex={0} aria-label={t('send.moreNumbers', { count: folded.length })}>
            {folded}
          </ul>
        </details>
      )}
    </>
  );
}
