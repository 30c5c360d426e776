import { useListFilterContext, useTranslate } from 'react-admin';
import { focusHeading } from '../layout/focusHeading.ts';
import { Glyph } from '../layout/Glyph.tsx';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

export interface FilterText {
  /** Message key of its name. */
  labelKey: string;
  /** Message key of its values' names, `<texts>.<value>`; without one the value itself is shown. */
  texts?: string;
  /** The name of a value that has no message key. */
  nameOf?: (value: string) => string;
}

/**
 * The filters of a list by their name in the query.
 * @example const texts: FilterTexts = { billType: { labelKey: 'fields.bill.billType', texts: 'choices.billType' } }
 */
export type FilterTexts = Readonly<Record<string, FilterText>>;

/**
 * The active filters of the list around it, each with a way to remove it, and one that removes all. A filter of an
 * address that the list has no control for is shown too.
 * @example <FilterChips texts={{ billType: { labelKey: 'fields.bill.billType', texts: 'choices.billType' } }} />
 */
export function FilterChips({ texts }: { texts: FilterTexts }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { change } = useTextFilter();
  const active = Object.entries(filterValues as Record<string, unknown>).flatMap(([source, value]) =>
    isText(value) ? [{ source, value: String(value) }] : [],
  );
  if (active.length === 0) return null;
  const nameOf = (source: string, value: string): string => {
    const text = texts[source];
    if (!text) return t('ui.list.chip', { label: source, value });
    return t('ui.list.chip', {
      label: t(text.labelKey),
      value: text.texts ? t(`${text.texts}.${value}`, { _: value }) : (text.nameOf?.(value) ?? value),
    });
  };
  const remove = (source: string) => {
    focusHeading();
    change({ [source]: '' });
  };
  return (
    <ul className={styles.chips} aria-label={t('ui.list.activeFilters')}>
      {active.map(({ source, value }) => {
        const name = nameOf(source, value);
        return (
          <li key={source} className={styles.chip}>
            <span>{name}</span>
            <button type="button" aria-label={t('ui.list.removeFilter', { name })} onClick={() => remove(source)}>
              <Glyph name="close" size={12} />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className={styles.shortcut}
          onClick={() => {
            focusHeading();
            setFilters({}, undefined);
          }}
        >
          {t('ui.list.clearFilters')}
        </button>
      </li>
    </ul>
  );
}

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
