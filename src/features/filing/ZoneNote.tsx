import { useTranslate } from 'react-admin';
import styles from './ZoneNote.module.css';

/** The zone of the times on the portal's wire, once per list of times. */
export function ZoneNote() {
  const t = useTranslate();
  return <small className={styles.zone}>{t('shell.times')}</small>;
}
