import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldName } from '#components/form/field/fieldName.ts';
import { inFormOrder } from '#components/form/store/sectionStates.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { RehearsalMessage } from '../../message/RehearsalMessage.tsx';
import type { CheckIssue } from './draftCheck.ts';
import styles from './DraftCard.module.css';

interface ProblemListProps {
  id: string;
  bill: Pick<Bill, 'billType'>;
  issues: readonly CheckIssue[];
  title: string;
}

/** With more, other drafts and the price would move out of view. */
const IN_SIGHT = 6;

/** Problems of a draft in form order, each linked to its field; a long list is collapsed. */
export function ProblemList({ id, bill, issues, title }: ProblemListProps) {
  const t = useTranslate();
  const tone = issues.some((issue) => issue.severity !== 'warning') ? styles.errors : styles.warnings;
  const entity = billEntity(bill.billType);
  const ordered = inFormOrder(entity, issues);
  // A toggle for a single line would take the same space.
  const shown = ordered.length > IN_SIGHT + 1 ? ordered.slice(0, IN_SIGHT) : ordered;
  const folded = ordered.slice(shown.length);
  const lines = (list: readonly CheckIssue[]) => (
    <ul className={styles.problems}>
      {list.map((issue, at) => (
        // A field may have several issues; their order is fixed.
        <li key={`${issue.path} ${issue.message} ${at}`}>
          {issue.path && <Link to={pathTo.draftField(id, issue.path)}>{fieldName(t, entity, issue.path)}</Link>}{' '}
          <RehearsalMessage message={issue.message} args={issue.args} code={String(issue.args['code'] ?? '')} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={tone}>
      <h3 className={styles.noteTitle}>{title}</h3>
      {lines(shown)}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{t('send.moreProblems', { count: folded.length })}</summary>
          {lines(folded)}
        </details>
      )}
    </div>
  );
}
