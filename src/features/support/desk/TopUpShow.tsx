import { useRecordContext, useTranslate } from 'react-admin';
import { DeskRelated } from './DeskRelated.tsx';
import { DeskShow } from './DeskShow.tsx';
import { RequestLink } from './RequestLink.tsx';
import styles from './Desk.module.css';

const HIDDEN = ['enterpriseName', 'provider', 'orderId'];

/** [M02] A top-up with the payments that were reported for it; coins for received money are granted by a request. */
export function TopUpShow() {
  return (
    <DeskShow name="top-ups" tools={<RequestLink kind="grant" />}>
      <Payments />
    </DeskShow>
  );
}

function Payments() {
  const t = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <section className={styles.section} aria-labelledby="top-up-payments">
      <h2 id="top-up-payments">{t('desk.resources.payments')}</h2>
      <DeskRelated name="payments" filter={{ orderId: String(record.id) }} hidden={HIDDEN} />
    </section>
  );
}
