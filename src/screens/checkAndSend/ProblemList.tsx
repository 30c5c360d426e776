import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import type { Issue } from '#schema/issue.ts';
import { fieldLabel } from './fieldLabel.ts';
import styles from './DraftCard.module.css';

export interface ProblemListProps {
  id: string;
  bill: Pick<Bill, 'billType'>;
  issues: readonly Issue[];
  title: string;
}

/** Problems of one draft, each a link to its field. */
export function ProblemList({ id, bill, issues, title }: ProblemListProps) {
  const t = useTranslate();
  const tone = issues.some((issue) => issue.severity === 'error') ? styles.errors : styles.warnings;
  return (
    <div className={tone}>
      <h3 className={styles.noteTitle}>{title}</h3>
      <ul className={styles.problems}>
        {issues.map((issue, at) => (
          // A field may have several; their order is fixed.
          <li key={`${issue.path} ${issue.message} ${at}`}>
            {issue.path && <Link to={pathTo.draftField(id, issue.path)}>{fieldLabel(t, bill, issue.path)}</Link>}{' '}
            {t(issue.message, { ...issue.args, _: issue.message })}
          </li>
        ))}
      </ul>
    </div>
  );
}
