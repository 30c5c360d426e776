import { useTranslate } from 'react-admin';
import { labelKey } from '#schema/entity.ts';
import type { RowsField, ScalarField } from '#schema/field.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { useForm } from './FormContext.ts';
import styles from './RowsEditor.module.css';

interface RowsHeadProps {
  list: string;
  field: RowsField;
  names: readonly string[];
  /** Whether notes have a column of their own. */
  hasAside: boolean;
}

/** The names of a list's columns. */
export function RowsHead({ list, field, names, hasAside }: RowsHeadProps) {
  const t = useTranslate();
  const form = useForm();
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <span role="columnheader">
        <span className="visuallyHidden">{t('grid.number')}</span>
      </span>
      {names.map((name) => (
        <span
          key={name}
          role="columnheader"
          className={isRequired(field.of[name] as ScalarField, {}) ? styles.required : undefined}
        >
          {t(labelKey(form.entity, `${list}.${name}`))}
        </span>
      ))}
      {hasAside && <span role="columnheader">{t('grid.aside')}</span>}
      <span role="columnheader">
        <span className="visuallyHidden">{t('grid.tools')}</span>
      </span>
    </div>
  );
}
