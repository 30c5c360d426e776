import { useTranslate } from 'react-admin';
import { PLOT_HEIGHT } from './chartStyle.ts';
import styles from './Statistics.module.css';

/** Takes the place of the charts while they load. */
export function ChartsSkeleton({ count = 6 }: { count?: number }) {
  const t = useTranslate();
  return (
    <output className={styles.charts} aria-label={t('ui.layout.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles.card}>
          <span className={styles.cardHead}>
            <span className={styles.line} />
          </span>
          <span className={`${styles.plot} ${styles.blank}`} style={{ height: PLOT_HEIGHT }} />
          <span className={styles.legend} />
        </span>
      ))}
    </output>
  );
}
