import { useListContext, useTranslate } from 'react-admin';
import { GAP, pageWindow } from './pageWindow.ts';
import { useShortcut } from './useShortcut.ts';
import { useSearchReach } from './useSearchReach.ts';
import styles from './PagingBar.module.css';

interface PagingBarProps {
  sizes?: readonly number[];
  /** Called with a chosen page size. */
  onSize?: (size: number) => void;
}

/**
 * [R22] Paging of the list: previous, pages, next, total and page size; keys `[` and `]`.
 * @example <PagingBar sizes={[10, 25, 50]} onSize={savePageSize} />
 */
export function PagingBar({ sizes: offered = [10, 25, 50], onSize }: PagingBarProps) {
  const t = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = useListContext();
  const { isCapped } = useSearchReach();
  const last = Math.max(1, Math.ceil(total / perPage));
  const turnTo = (target: number) => {
    if (target >= 1 && target <= last && target !== page) setPage(target);
  };
  useShortcut('[', () => turnTo(page - 1));
  useShortcut(']', () => turnTo(page + 1));
  if (isPending) return <div className={styles.bar} />;

  const sizes = offered.includes(perPage) ? offered : [...offered, perPage];
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  return (
    <nav className={styles.bar} aria-label={t('ui.paging.pages')}>
      <span>
        {t(isCapped ? 'ui.paging.rangeCapped' : 'ui.paging.range', {
          from,
          to: Math.min(page * perPage, total),
          total,
        })}
      </span>
      <label className={styles.size}>
        {t('ui.paging.rowsPerPage')}
        <select
          value={perPage}
          onChange={(event) => {
            const size = Number(event.target.value);
            setPerPage(size);
            onSize?.(size);
          }}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.pages}>
        <li>
          <button type="button" className={styles.page} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            {t('ui.paging.previous')}
          </button>
        </li>
        {pageWindow(page, last).map((target, index) => (
          <li key={target === GAP ? `gap${index}` : target}>
            {target === GAP ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={t('ui.paging.page', { page: target })}
                aria-current={target === page ? 'page' : undefined}
                onClick={() => turnTo(target)}
              >
                {target}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" className={styles.page} disabled={page >= last} onClick={() => turnTo(page + 1)}>
            {t('ui.paging.next')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
