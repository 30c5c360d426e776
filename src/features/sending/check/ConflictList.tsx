import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ERRORS, type ErrorName } from '#contract/errors.ts';
import { pathTo } from '#contract/routes.ts';
import styles from './DraftCard.module.css';

interface ConflictListProps {
  conflicts: readonly { amsNo: string; code: number; filingId?: string | undefined }[];
}

const NAMES = ['occupiedByColleague', 'alreadyExists', 'occupiedElsewhere'] as const satisfies readonly ErrorName[];

/** [D04] Numbers that are already filed, and what to do about them. */
export function ConflictList({ conflicts }: ConflictListProps) {
  const t = useTranslate();
  return (
    <ul className={`${styles.errors} ${styles.problems}`}>
      {conflicts.map(({ amsNo, code, filingId }) => (
        <li key={amsNo}>
          <strong className={styles.mono}>{t('send.numberTaken', { amsNo })}</strong>{' '}
          {t(`errors.${NAMES.find((name) => ERRORS[name].code === code) ?? 'alreadyExists'}`)}{' '}
          {filingId && <Link to={pathTo.filing(filingId)}>{t('send.seeFiling')}</Link>}
        </li>
      ))}
    </ul>
  );
}
