import { useTranslate } from 'react-admin';
import { ChoiceChips } from '#components/records/ChoiceChips.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { RecentSearchInput } from '#features/lists/RecentSearchInput.tsx';
import { labelKey } from '#schema/entity.ts';
import type { SimpleResource } from './simpleResource.ts';

/** The fields of the `filters` view with query name and label key. */
const declaredFilters = ({ entity, filterNames = {} }: SimpleResource) =>
  (entity.views.filters ?? []).flatMap((name) => {
    const field = entity.fields[name];
    return field ? [{ name, field, source: filterNames[name] ?? name, label: labelKey(entity, name) }] : [];
  });

export function SimpleChips({ resource }: { resource: SimpleResource }) {
  const t = useTranslate();
  return declaredFilters(resource).map(({ name, field, source, label }) =>
    field.kind === 'choice' ? (
      <ChoiceChips
        key={name}
        source={source}
        labelKey={label}
        options={field.options.map((value) => ({ value, label: t(`choices.${field.labels}.${value}`) }))}
      />
    ) : null,
  );
}

export function SimpleFilters({ resource }: { resource: SimpleResource }) {
  const t = useTranslate();
  const { texts, listCall, isDated } = resource;
  return (
    <>
      <RecentSearchInput call={listCall} source="keyword" hint={t(`${texts}.searchHint`)} />
      {declaredFilters(resource).map(({ name, field, source, label }) =>
        field.kind === 'choice' ? null : (
          <RecentSearchInput key={name} call={listCall} source={source} labelKey={label} />
        ),
      )}
      {isDated && <DayFilter begin="createdAtBegin" end="createdAtEnd" labelKey="records.created" />}
    </>
  );
}
