import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { fieldName } from '#components/form/fieldName.ts';
import { inFormOrder } from '#components/form/sectionStates.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import type { Issue } from '#schema/issue.ts';
import styles from './DraftCard.module.css';

export interface ProblemListProps {
  id: string;
  bill: Pick<Bill, 'billType'>;
  issues: readonly Issue[];
  title: string;
}

/** More than these would push the other drafts and the cost out of sight. */
const IN_SIGHT = 6;

/** Problems of one draft in the order of its form, each a link to its field; a long list is folded after its first. */
export function ProblemList({ id, bill, issues, title }: ProblemListProps) {
  const t = useTranslate();
  const tone = issues.some((issue) => issue.severity === 'error') ? styles.errors : styles.warnings;
  const entity = billEntity(bill.billType);
  const ordered = inFormOrder(entity, issues);
  // A fold for a single line would take its place.
  const shown = ordered.length > IN_SIGHT + 1 ? ordered.slice(0, IN_SIGHT) : ordered;
  const folded = ordered.slice(shown.length);
  const lines = (list: readonly Issue[]) => (
    <ul className={styles.problems}>
      {list.map((issue, at) => (
        // A field may have several; their order is fixed.
        <li key={`${issue.path} ${issue.message} ${at}`}>
          {issue.path && <Link to={pathTo.draftField(id, issue.path)}>{fieldName(t, entity, issue.path)}</Link>}{' '}
          {t(issue.message, { ...issue.args, _: issue.message })} <CustomsNote issue={issue} />
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

/** Of what customs' edits say: its code where one is published, why, and what to do. */
function CustomsNote({ issue: { message, args } }: { issue: Issue }) {
  const t = useTranslate();
  const [, edit] = /^(customs\.edits\.\w+)\.text$/u.exec(message) ?? [];
  if (edit === undefined) return null;
  const code = String(args['code'] ?? '');
  const isPublished = /^[A-Z0-9]{3}$/u.test(code);
  return (
    <>
      {isPublished && <strong>{t('customs.sources.customs', { code })}: </strong>}
      {t(`${edit}.cause`, args)} {t(`${edit}.fix`, args)}
    </>
  );
}
