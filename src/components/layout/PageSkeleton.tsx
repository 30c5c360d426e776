import { useTranslate } from 'react-admin';
import styles from './PageSkeleton.module.css';

/**
 * Stands where a screen is about to be: the head and a few lines, so that nothing jumps when it comes.
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
