import { LinkBase, useTranslate } from 'react-admin';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { pathTo } from '#contract/routes.ts';
import styles from './RepeatedNumbersNotice.module.css';

/** [D04] Lists repeated numbers with links to their drafts. */
export function RepeatedNumbersNotice(props: {
  repeated: ReadonlyMap<string, readonly string[]>;
  rows: readonly DraftRow[];
}) {
  const t = useTranslate();
  const byId = new Map(props.rows.map((row) => [row.id, row]));
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{t('drafts.repeatedTitle')}</p>
      <ul>
        {[...props.repeated].map(([number, ids]) => (
          <li key={number}>
            <BillNumber value={number} />
            {ids.map((id) => (
              <LinkBase key={id} to={pathTo.draft(id)}>
                {linkText(byId.get(id))}
              </LinkBase>
            ))}
          </li>
        ))}
      </ul>
      <p>{t('drafts.repeatedFix')}</p>
    </div>
  );
}

/** Distinguishes drafts that share a number. */
const linkText = (row: DraftRow | undefined) =>
  [row?.amsNos[0], row?.bugerName, row?.updatedAt].filter(Boolean).join(' · ');
