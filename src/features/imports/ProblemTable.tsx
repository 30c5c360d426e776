import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { ImportOutcome, ImportPreviewReply, ImportProblem } from '#contract/endpoints/imports.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { MissingColumns } from './MissingColumns.tsx';
import styles from './Imports.module.css';
import { draftRowId } from './PreviewTable.tsx';

type Severity = ImportProblem['severity'];
const SEVERITIES = ['error', 'warning', 'notice'] as const;
const PAGE = 50;
/** Id of the list's title, which takes the focus when the problems of one draft are requested. */
export const PROBLEMS_ID = 'import-problems';

/** A required column without a heading, reported once per sheet. */
const isMissingColumn = ({ draft, column, field, severity }: ImportProblem): boolean =>
  draft === null && column === null && field !== '' && severity === 'error';

interface ProblemTableProps {
  /** At most the first thousand, errors first. */
  problems: readonly ImportProblem[];
  count: number;
  severities?: ImportOutcome['severities'];
  entity: Entity;
  preview?: readonly ImportPreviewReply[];
  /** Lists the problems of this draft only. */
  draft?: number | null;
  onDraft?: (draft: number | null) => void;
}

/** The problems of a file by sheet, row and column, paged: errors first, clean-ups as a count that can be listed. */
export function ProblemTable(props: ProblemTableProps) {
  const { problems: all, count: countOfAll, severities, entity, preview = [], draft = null, onDraft } = props;
  const t = useTranslate();
  const [chosen, setChosen] = useState<Severity | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [missing, problems] = useMemo(
    () => [all.filter(isMissingColumn), all.filter((problem) => !isMissingColumn(problem))],
    [all],
  );
  const totals = useMemo(() => countBySeverity(problems, severities, missing.length), [problems, severities, missing]);
  const toCheck = totals.error + totals.warning;
  const list = problems.filter((problem) => {
    if (draft !== null && problem.draft !== draft) return false;
    return chosen === null ? problem.severity !== 'notice' : problem.severity === chosen;
  });
  const count = countOfAll - missing.length;

  const fieldLabel = ({ field }: ImportProblem): string => {
    const name = field.split('.')[0] ?? '';
    return entity.fields[name] ? t(labelKey(entity, field), { _: '' }) : '';
  };
  const choose = (severity: Severity | null) => {
    setChosen(severity);
    setShown(PAGE);
  };
  const draftName = (index: number): string =>
    preview[index]?.amsNos[0] ?? t('imports.rowOf', { row: preview[index]?.row ?? '' });

  return (
    <section aria-labelledby={PROBLEMS_ID}>
      <h3 id={PROBLEMS_ID} tabIndex={-1}>
        {t('imports.problems')}
      </h3>
      {toCheck + missing.length > 0 && <p className={styles.hint}>{t('imports.problemsHint')}</p>}
      {count > problems.length && (
        <p className={styles.hint}>{t('imports.listed', { listed: problems.length, count })}</p>
      )}
      <MissingColumns problems={missing} fieldLabel={fieldLabel} />
      {totals.notice > 0 && <p className={styles.hint}>{t('imports.cleaned', { smart_count: totals.notice })}</p>}
      {count > 0 && (
        <fieldset aria-label={t('imports.filter')} className={styles.chips}>
          {toCheck > 0 && (
            <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
              {t('imports.all', { count: toCheck })}
            </button>
          )}
          {SEVERITIES.map(
            (severity) =>
              totals[severity] > 0 && (
                <button
                  key={severity}
                  type="button"
                  aria-pressed={chosen === severity}
                  onClick={() => choose(chosen === severity ? null : severity)}
                >
                  {t(`imports.severity.${severity}`, { count: totals[severity] })}
                </button>
              ),
          )}
          {draft !== null && (
            <button type="button" aria-pressed title={t('imports.allDrafts')} onClick={() => onDraft?.(null)}>
              {t('imports.onlyDraft', { name: draftName(draft) })} ×
            </button>
          )}
        </fieldset>
      )}
      {list.length > 0 && (
        <ProblemRows problems={list.slice(0, shown)} drafts={preview.length} fieldLabel={fieldLabel} />
      )}
      {list.length > shown && (
        <Button variant="text" onClick={() => setShown(shown + PAGE)}>
          {t('imports.more')}
        </Button>
      )}
    </section>
  );
}

interface ProblemRowsProps {
  problems: readonly ImportProblem[];
  /** Drafts that are listed below. */
  drafts: number;
  fieldLabel: (problem: ImportProblem) => string;
}

function ProblemRows({ problems, drafts, fieldLabel }: ProblemRowsProps) {
  const t = useTranslate();
  const formatPlace = ({ sheet, row, column }: ImportProblem): string => {
    if (row === null) return sheet;
    // A csv file has no sheets.
    const place = column === null ? t('imports.rowOf', { row }) : `${column}${row}`;
    return sheet ? t('imports.inSheet', { sheet, place }) : place;
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too */}
      <section className={styles.scroll} aria-label={t('imports.problemList')} tabIndex={0}>
        <table className={`${styles.table} ${styles.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{t('imports.where')}</th>
              <th scope="col">{t('imports.field')}</th>
              <th scope="col">{t('imports.message')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map((problem, index) => {
              const { draft, severity, message } = problem;
              const place = formatPlace(problem);
              return (
                <tr key={index} data-severity={severity}>
                  <td className={styles.where}>
                    {draft !== null && draft < drafts ? (
                      <button
                        type="button"
                        className={styles.linkButton}
                        aria-label={t('imports.toDraft', { place })}
                        onClick={() => document.getElementById(draftRowId(draft))?.focus()}
                      >
                        {place}
                      </button>
                    ) : (
                      place
                    )}
                  </td>
                  <td className={styles.field}>{fieldLabel(problem)}</td>
                  <td className={styles.message}>
                    <span className={styles.severity}>{t(`imports.severityOf.${severity}`)}</span>{' '}
                    {t(message, { _: message })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Totals without missing columns, which have a place of their own; those of older outcomes count what is listed. */
function countBySeverity(
  problems: readonly ImportProblem[],
  severities: ImportOutcome['severities'],
  missing: number,
): Record<Severity, number> {
  if (severities) return { ...severities, error: severities.error - missing };
  const of = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).length;
  return { error: of('error'), warning: of('warning'), notice: of('notice') };
}
