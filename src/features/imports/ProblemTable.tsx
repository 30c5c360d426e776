import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { ImportProblem } from '#contract/endpoints/imports.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { MissingColumns } from './MissingColumns.tsx';
import styles from './Imports.module.css';

const SEVERITIES = ['error', 'warning', 'notice'] as const;
const PAGE = 50;

/** A required column without a heading, reported once per sheet. */
const isMissingColumn = ({ draft, column, field, severity }: ImportProblem): boolean =>
  draft === null && column === null && field !== '' && severity === 'error';

interface ProblemTableProps {
  /** At most the first thousand. */
  problems: readonly ImportProblem[];
  /** Total number. */
  count: number;
  entity: Entity;
}

/** The problems of a file by sheet, row and column, paged; errors separate from changes. */
export function ProblemTable({ problems: all, count: countOfAll, entity }: ProblemTableProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ImportProblem['severity'] | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [missing, problems] = useMemo(
    () => [all.filter(isMissingColumn), all.filter((problem) => !isMissingColumn(problem))],
    [all],
  );
  const count = countOfAll - missing.length;
  const bySeverity = useMemo(() => {
    const of = (wanted: ImportProblem['severity']) => problems.filter(({ severity }) => severity === wanted);
    return { error: of('error'), warning: of('warning'), notice: of('notice') };
  }, [problems]);
  const list = chosen ? bySeverity[chosen] : problems;

  const formatPlace = ({ sheet, row, column }: ImportProblem): string => {
    if (row === null) return sheet;
    // A csv file has no sheets.
    const place = column === null ? t('imports.rowOf', { row }) : `${column}${row}`;
    return sheet ? t('imports.inSheet', { sheet, place }) : place;
  };
  const fieldLabel = ({ field }: ImportProblem): string => {
    const name = field.split('.')[0] ?? '';
    return entity.fields[name] ? t(labelKey(entity, field), { _: '' }) : '';
  };
  const choose = (severity: ImportProblem['severity'] | null) => {
    setChosen(severity);
    setShown(PAGE);
  };

  return (
    <section aria-labelledby="import-problems">
      <h3 id="import-problems">{t('imports.problems')}</h3>
      <p className={styles.hint}>
        {t('imports.problemsHint')}
        {count > problems.length && ` ${t('imports.told', { told: problems.length, count })}`}
      </p>
      <MissingColumns problems={missing} fieldLabel={fieldLabel} />
      {count > 0 && (
        <>
          <fieldset aria-label={t('imports.filter')} className={styles.chips}>
            <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
              {t('imports.all', { count })}
            </button>
            {SEVERITIES.map((severity) => {
              const found = bySeverity[severity].length;
              return (
                found > 0 && (
                  <button
                    key={severity}
                    type="button"
                    aria-pressed={chosen === severity}
                    onClick={() => choose(severity)}
                  >
                    {t(`imports.severity.${severity}`, { count: found })}
                  </button>
                )
              );
            })}
          </fieldset>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too */}
          <section className={styles.scroll} aria-label={t('imports.problems')} tabIndex={0}>
            <table className={`${styles.table} ${styles.stacked}`}>
              <thead>
                <tr>
                  <th scope="col">{t('imports.where')}</th>
                  <th scope="col">{t('imports.field')}</th>
                  <th scope="col">{t('imports.message')}</th>
                </tr>
              </thead>
              <tbody>
                {list.slice(0, shown).map((problem, index) => (
                  <tr key={index} data-severity={problem.severity}>
                    <td className={styles.where}>{formatPlace(problem)}</td>
                    <td className={styles.field}>{fieldLabel(problem)}</td>
                    <td className={styles.message}>
                      <span className={styles.severity}>{t(`imports.severityOf.${problem.severity}`)}</span>{' '}
                      {t(problem.message, { _: problem.message })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {list.length > shown && (
            <Button variant="text" onClick={() => setShown(shown + PAGE)}>
              {t('imports.more')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
