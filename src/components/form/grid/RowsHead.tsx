import { useTranslate } from 'react-admin';
import { labelKey } from '#schema/entity.ts';
import type { RowsField, ScalarField } from '#schema/field.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { HelpButton } from '../../help/HelpButton.tsx';
import { useForm } from '../FormContext.ts';
import styles from './RowsEditor.module.css';

interface RowsHeadProps {
  list: string;
  field: RowsField;
  names: readonly string[];
  /** Message key of the annotation column's heading, if there is one. */
  asideKey: string | undefined;
}

export function RowsHead({ list, field, names, asideKey }: RowsHeadProps) {
  const t = useTranslate();
  const form = useForm();
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <span role="columnheader">
        <span className="visuallyHidden">{t('ui.rows.number')}</span>
      </span>
      {names.map((name) => {
        const label = t(labelKey(form.entity, `${list}.${name}`));
        return (
          <span key={name} role="columnheader">
            <span className={isRequired(field.of[name] as ScalarField, {}) ? styles.required : undefined}>{label}</span>{' '}
            <HelpButton topic={`fields.${list}.${name}`} name={label} shortcut="F1" />
          </span>
        );
      })}
      {asideKey && <span role="columnheader">{t(asideKey)}</span>}
      <span role="columnheader">
        <span className="visuallyHidden">{t('ui.rows.tools')}</span>
      </span>
    </div>
  );
}
