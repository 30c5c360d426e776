import { useTranslate } from 'react-admin';
import { FilterChips } from '#components/records/FilterChips.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { RecentSearchInput } from '#features/lists/RecentSearchInput.tsx';
import { labelKey } from '#schema/entity.ts';
import type { SimpleResource } from './simpleResource.ts';

/** The fields of the `filters` view, each with its name in the query and the key of its label. */
const filtersOf = ({ entity, filterNames = {} }: SimpleResource) =>
  (entity.views.filters ?? []).flatMap((name) => {
    const field = entity.fields[name];
    return field ? [{ name, field, source: filterNames[name] ?? name, label: labelKey(entity, name) }] : [];
  });

/** The filters of a simple list that are choices. */
export function SimpleChips({ resource }: { resource: SimpleResource }) {
  const t = useTranslate();
  return filtersOf(resource).map(({ name, field, source, label }) =>
    field.kind === 'choice' ? (
      <FilterChips
        key={name}
        source={source}
        labelKey={label}
        options={field.options.map((value) => ({ value, label: t(`choices.${field.labels}.${value}`) }))}
      />
    ) : null,
  );
}

/** The search and the typed filters of a simple list. */
export function SimpleFilters({ resource }: { resource: SimpleResource }) {
  const t = useTranslate();
  const { texts, listCall, isDated } = resource;
  return (
    <>
      <RecentSearchInput call={listCall} source="keyword" hint={t(`${texts}.searchHint`)} />
      {filtersOf(resource).map(({ name, field, source, label }) =>
        field.kind === 'choice' ? null : (
          <RecentSearchInput key={name} call={listCall} source={source} labelKey={label} />
        ),
      )}
      {isDated && <DayFilter begin="createdAtBegin" end="createdAtEnd" labelKey="records.created" />}
    </>
  );
}
