import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { pathTo } from '#contract/routes.ts';
import styles from './Imports.module.css';

/** Drafts that are linked; the list of drafts has all of them. */
const LINKED_MAX = 10;

/** How many saved drafts need work, with links to the first ones. */
export function SavedDrafts({ outcome, onLeave }: { outcome: ImportOutcome; onLeave: () => void }) {
  const t = useTranslate();
  const { incomplete, problems, drafts = [], preview } = outcome;
  if (incomplete === undefined) return null;
  if (incomplete === 0) return <p>{t('imports.allReady')}</p>;
  const errors = new Map<number, number>();
  for (const { severity, draft } of problems) {
    if (severity === 'error' && draft !== null) errors.set(draft, (errors.get(draft) ?? 0) + 1);
  }
  const linked = [...errors]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([draft, count]) => {
      const id = drafts[draft];
      return id === undefined ? [] : [{ id, count, row: preview[draft] }];
    });
  return (
    <>
      <p>
        <b>{t('imports.needWork', { smart_count: incomplete })}</b>
      </p>
      <ul className={styles.held}>
        {linked.slice(0, LINKED_MAX).map(({ id, count, row }) => (
          <li key={id}>
            <Link to={pathTo.draft(id)} onClick={onLeave}>
              {row?.amsNos[0] ?? t('imports.rowOf', { row: row?.row ?? '' })}
            </Link>{' '}
            {t('imports.errorsIn', { smart_count: count })}
          </li>
        ))}
      </ul>
    </>
  );
}
