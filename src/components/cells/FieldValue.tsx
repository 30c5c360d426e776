import { useLocale, useTranslate } from 'react-admin';
import type { Locale } from '#contract/limits.ts';
import { countryName } from '#rules/countryName.ts';
import type { ScalarField } from '#schema/field.ts';
import styles from './FieldValue.module.css';

/** One value as a person reads it: choices in words, codes in monospace, countries with their name. */
export function FieldValue({ field, value }: { field: ScalarField; value: string }) {
  const t = useTranslate();
  const locale = useLocale();
  if (value === '') return null;
  if (field.kind === 'choice') return t(`choices.${field.labels}.${value}`, { _: value });
  if (field.kind === 'lookup' && field.source === 'country') {
    return (
      <>
        <span className={styles.code}>{value}</span> {countryName(value, locale as Locale)}
      </>
    );
  }
  if (field.kind === 'text' && !field.code) return value;
  // A social security number is nobody's business once it was filed.
  const shown = (field.kind === 'text' && field.veil?.(value)) || value;
  if (field.kind === 'lookup') return <LongCode value={shown} />;
  return <span className={styles.code}>{shown}</span>;
}

/** A port with its code is longer than its column: it breaks between the two, or between words. */
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
