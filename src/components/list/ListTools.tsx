import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useOnline } from '#components/layout/useOnline.ts';
import { useSearchReach } from './useSearchReach.ts';
import styles from './ListTools.module.css';

interface ListToolsProps {
  /** Holds for every row, e.g. the time zone. */
  note?: string;
  children?: ReactNode;
}

/**
 * The line above a table: number and age of rows, and tools at the end. Keeps its height while loading.
 * @example <ListTools><ColumnSettings columns={columns} saved={saved} onSave={save} /></ListTools>
 */
export function ListTools({ note, children }: ListToolsProps) {
  const t = useTranslate();
  const { total, meta, isPlaceholderData, data } = useListContext();
  const isOnline = useOnline();
  const { isCapped, part } = useSearchReach();
  const { cachedAt } = (meta ?? {}) as { cachedAt?: string };
  const isKnown = data !== undefined && total !== undefined && !isPlaceholderData;
  return (
    <div className={styles.line}>
      <p className={styles.summary}>
        {isKnown &&
          (total === 0 && part
            ? t(`ui.list.part.none.${part.age}`, { count: part.rows })
            : t(isCapped ? 'ui.list.foundCapped' : 'ui.list.found', { smart_count: total }))}
        {isKnown && note && <span>{note}</span>}
        <output className={styles.warm} data-age>
          {cachedAt !== undefined &&
            t(isOnline ? 'ui.list.asOf.refreshing' : 'ui.list.asOf.offline', { time: cachedAt })}
        </output>
      </p>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
