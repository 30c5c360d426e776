import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './Filter.module.css';

/** @example <FilterBar><SearchInput source="keyword" hint="" /></FilterBar> */
export function FilterBar({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <section className={styles.bar} aria-label={t('ui.list.filters')}>
      {children}
    </section>
  );
}
