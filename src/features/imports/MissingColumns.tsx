import { useTranslate } from 'react-admin';
import type { ImportProblem } from '#contract/endpoints/imports.ts';
import styles from './Imports.module.css';

interface MissingColumnsProps {
  problems: readonly ImportProblem[];
  fieldLabel: (problem: ImportProblem) => string;
}

/** Longer lists are collapsed to a count. */
const SHOWN_MAX = 6;

/** The required columns that a sheet lacks, once per sheet instead of once per row. */
export function MissingColumns({ problems, fieldLabel }: MissingColumnsProps) {
  const t = useTranslate();
  const sheets = [...new Set(problems.map(({ sheet }) => sheet))];
  return sheets.map((sheet) => {
    const own = problems.filter((problem) => problem.sheet === sheet);
    return (
      <details key={sheet} className={styles.missing} open={own.length <= SHOWN_MAX}>
        <summary>
          {sheets.length > 1 && `${sheet}: `}
          {t('imports.missing', { smart_count: own.length })}
        </summary>
        <p>{own.map(fieldLabel).join(' · ')}</p>
      </details>
    );
  });
}
