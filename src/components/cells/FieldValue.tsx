import { useLocale, useTranslate } from 'react-admin';
import { chosen, type ScalarField } from '#schema/field.ts';
import { groupDigits } from './groupDigits.ts';
import { useCodeName } from './CodeNamesContext.ts';
import styles from './FieldValue.module.css';

/**
 * One displayed value: choices as labels, codes in monospace, look-ups with the name of their code from
 * `CodeNamesProvider`.
 * @example <FieldValue field={party.fields.city} value={record.city} />
 */
export function FieldValue({ field, value }: { field: ScalarField; value: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const codeName = useCodeName(field.kind === 'lookup' ? field.source : null);
  if (value === '') return null;
  if (field.kind === 'choice') return t(`choices.${field.labels}.${value}`, { _: value });
  if (field.kind === 'choices') {
    return chosen(value)
      .map((one) => t(`${field.labels}.${one}`, { _: one }))
      .join(', ');
  }
  if (codeName) {
    return (
      <span>
        <span className={styles.code}>{value}</span> {codeName(value, locale)}
      </span>
    );
  }
  if (field.kind === 'text' && field.amount) return groupDigits(Number(value), locale ?? 'en');
  if (field.kind === 'text' && !field.code) return value;
  // Social security numbers are masked.
  const shown = (field.kind === 'text' && field.mask?.(value)) || value;
  if (field.kind === 'lookup') return <LongCode value={shown} />;
  return <span className={styles.code}>{shown}</span>;
}

/** Breaks a long port between name and code, or between words. */
function LongCode({ value }: { value: string }) {
  const at = value.lastIndexOf('|') + 1;
  return (
    <span className={styles.long}>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </span>
  );
}
