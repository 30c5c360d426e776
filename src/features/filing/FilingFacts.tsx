import { useTranslate } from 'react-admin';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { withZone } from '#schema/dateText.ts';
import { coinText } from '../payment/amounts.ts';
import styles from './FilingFacts.module.css';

/** Loading time, buyer, vessel, fee and operator of a filing in one line; blank facts are left out. */
export function FilingFacts({ filing }: { filing: FilingRow }) {
  const t = useTranslate();
  const { loading, buyer, vessel, fee, latestOperator, operationAt, customsNo } = filing;
  const facts = [
    ['sent.customsNo', customsNo ?? ''],
    ['fields.bill.loadingAt', loading ? withZone(loading) : ''],
    ['fields.bill.vesselVoyage', vessel],
    ['drafts.buyer', buyer],
    ['sent.fee', coinText(t, fee)],
    ['sent.latestOperator', latestOperator],
    ['sent.operationAt', withZone(operationAt)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(([key = '', value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
