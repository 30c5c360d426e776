import { useTranslate } from 'react-admin';
import styles from './PageSkeleton.module.css';

/**
 * Placeholder of a loading screen, which avoids layout shifts.
 * @example <Suspense fallback={<PageSkeleton />}>…</Suspense>
 */
export function PageSkeleton() {
  const t = useTranslate();
  return (
    <output className={styles.page} aria-label={t('ui.layout.loading')}>
      <span className={styles.head}>
        <span className={styles.title} />
      </span>
      {Array.from({ length: 8 }, (_, row) => (
        <span key={row} className={styles.row} />
      ))}
    </output>
  );
}
