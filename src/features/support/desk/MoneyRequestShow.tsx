import { useRecordContext, useTranslate } from 'react-admin';
import { DeskRelated } from './DeskRelated.tsx';
import { DeskShow } from './DeskShow.tsx';
import styles from './Desk.module.css';

const HIDDEN = ['enterpriseName', 'createdAt', 'validTo'];

/** A request of money; one of coupon codes with the codes that were made by it. */
export function MoneyRequestShow() {
  return (
    <DeskShow name="money-requests">
      <Codes />
    </DeskShow>
  );
}

function Codes() {
  const t = useTranslate();
  const record = useRecordContext();
  if (record?.['kind'] !== 'codes') return null;
  return (
    <section className={styles.section} aria-labelledby="request-codes">
      <h2 id="request-codes">{t('desk.resources.coupon-codes')}</h2>
      <DeskRelated name="coupon-codes" filter={{ requestId: String(record.id) }} hidden={HIDDEN} />
    </section>
  );
}
