import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './Filter.module.css';

/**
 * The line of search and filters above a list. On a narrow screen only the first one, the search, is shown; a button
 * unfolds the others.
 * @example <FilterBar><SearchInput source="keyword" hint="" /></FilterBar>
 */
export function FilterBar({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={t('ui.list.filters')} data-open={isOpen || undefined}>
      {children}
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'ui.list.fewerFilters' : 'ui.list.moreFilters')}
      </button>
    </section>
  );
}
