import { useTranslate } from 'react-admin';
import type { FilterOption } from '../list/FilterSelect.tsx';
import { useTextFilter } from '../list/useTextFilter.ts';
import styles from './ChoiceChips.module.css';

/**
 * A filter with all values visible; the first removes the filter.
 * @example <ChoiceChips source="type" labelKey="fields.party.type" options={[{ value: 'buyer', label: 'Buyer' }]} />
 */
export function ChoiceChips(props: { source: string; labelKey: string; options: readonly FilterOption[] }) {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  const chosen = valueOf(props.source);
  return (
    <fieldset aria-label={t(props.labelKey)} className={styles.chips}>
      {[{ value: '', label: t('ui.list.all') }, ...props.options].map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === chosen}
          onClick={() => change({ [props.source]: value })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
