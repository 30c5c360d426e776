import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { groupDigits } from '#components/cells/groupDigits.ts';
import { useSearchReach } from '#components/list/useSearchReach.ts';
import { PAY_TYPES } from '#contract/codes.ts';
import type { ChargeMeta } from './chargeResource.ts';
import styles from './Charges.module.css';

/** [R12] The sums over every row of the filters, not only of the page. */
export function ChargeTotals({ statistics, note }: { statistics: ChargeMeta | undefined; note?: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { isCapped } = useSearchReach();
  const amountOf = (coins: number) => t('charges.totals.coinAmount', { amount: groupDigits(coins, locale) });
  const ways = PAY_TYPES.filter((way) => statistics?.byPayType[way]);
  const figures = [
    { name: 'count', value: statistics && `${groupDigits(statistics.count, locale)}${isCapped ? '+' : ''}` },
    { name: 'coins', value: statistics && statistics.coins !== null && amountOf(statistics.coins) },
    ...(statistics?.couponDeduction === undefined
      ? []
      : [
          {
            name: 'couponDeduction',
            value: statistics.couponDeduction !== null && amountOf(statistics.couponDeduction),
          },
        ]),
  ];
  return (
    <section className={styles.totals} aria-label={t('charges.totals.label')}>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{t(`charges.totals.${name}`)}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.ways}>{note}</p>}
      {statistics?.coins === null ? (
        <p className={styles.ways}>{t('charges.totals.uncounted', { count: groupDigits(statistics.count, locale) })}</p>
      ) : (
        ways.length > 1 && (
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way}>
                {t('charges.totals.byPayType', {
                  way: t(`choices.payType.${way}`),
                  amount: amountOf(statistics?.byPayType[way] ?? 0),
                })}
              </li>
            ))}
          </ul>
        )
      )}
    </section>
  );
}
