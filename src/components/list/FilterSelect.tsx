import { useTranslate } from 'react-admin';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

export interface FilterOption {
  value: string;
  /** Translated. */
  label: string;
  /** Number of rows, if known. */
  count?: number | undefined;
}

/**
 * A filter as a select; the first option removes the filter.
 * @example <FilterSelect source="billType" labelKey="drafts.filingType" options={[{ value: '1', label: 'ISF-10' }]} />
 */
export function FilterSelect({
  source,
  labelKey,
  options,
  onApproach,
}: {
  source: string;
  labelKey: string;
  options: readonly FilterOption[];
  /** Loads options when the user is about to open the select. */
  onApproach?: () => void;
}) {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t(labelKey)}</span>
      <select
        value={valueOf(source)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onChange={(event) => change({ [source]: event.target.value })}
      >
        <option value="">{t('ui.list.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined
              ? option.label
              : t('ui.list.withCount', { label: option.label, count: option.count })}
          </option>
        ))}
      </select>
    </label>
  );
}
