import { Title, useTranslate } from 'react-admin';
import { DeskRelated } from './DeskRelated.tsx';
import { DeskTiles } from './DeskTiles.tsx';
import styles from './Desk.module.css';

/** `/support`: open work of the staff, and the last acts. */
export function DeskStart() {
  const t = useTranslate();
  return (
    <div className={styles.start}>
      <Title title={t('titles.support')} />
      <DeskTiles />
      <section aria-labelledby="desk-last">
        <h2 id="desk-last">{t('desk.lastActs')}</h2>
        <DeskRelated name="audit-log" filter={{}} />
      </section>
    </div>
  );
}
