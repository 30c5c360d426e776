import { LinkBase, useTranslate } from 'react-admin';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { CopyButton } from '#components/status/CopyButton.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { pathTo } from '#contract/routes.ts';
import styles from './DraftList.module.css';

/** The numbers of a draft: the first as a link, the others counted. */
export function DraftNumbers({ row }: { row: Pick<DraftRow, 'id' | 'amsNos'> }) {
  const t = useTranslate();
  const [first, ...others] = row.amsNos.filter(Boolean);
  if (!first) {
    return (
      <LinkBase to={pathTo.draft(row.id)} className={styles.link}>
        {t('drafts.noNumber')}
      </LinkBase>
    );
  }
  return (
    <span className={styles.numbers}>
      <LinkBase to={pathTo.draft(row.id)} className={styles.link}>
        <BillNumber value={first} />
      </LinkBase>
      {others.length > 0 && (
        <span className={styles.more} title={others.join(' ')}>
          <span aria-hidden="true">{t('drafts.moreNumbers', { count: others.length })}</span>
          <span className="visuallyHidden">
            {t('drafts.moreNumbersName', { count: others.length, numbers: others.join(', ') })}
          </span>
        </span>
      )}
      <CopyButton value={first} />
    </span>
  );
}
