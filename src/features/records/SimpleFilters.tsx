import { useTranslate } from 'react-admin';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterChips } from '#components/records/FilterChips.tsx';
import { RecentSearchInput } from './RecentSearchInput.tsx';
import { toServerText } from '#rules/serverTime.ts';
import { labelKey } from '#schema/entity.ts';
import type { SimpleResource } from './simpleResource.ts';

const serverToday = () => toServerText(new Date()).slice(0, 10);

/** Search and filters of a simple list: its `filters` view, choices as chips, the rest typed. */
export function SimpleFilters({ resource }: { resource: SimpleResource }) {
  const t = useTranslate();
  const { entity, texts, listCall, filterNames = {} } = resource;
  const filters = (entity.views.filters ?? []).flatMap((name) => {
    const field = entity.fields[name];
    return field ? [{ name, field, source: filterNames[name] ?? name, label: labelKey(entity, name) }] : [];
  });
  return (
    <>
      {filters.map(({ name, field, source, label }) =>
        field.kind === 'choice' ? (
          <FilterChips
            key={name}
            source={source}
            labelKey={label}
            options={field.options.map((value) => ({ value, label: t(`choices.${field.labels}.${value}`) }))}
          />
        ) : null,
      )}
      <FilterBar>
        <RecentSearchInput call={listCall} source="keyword" hint={t(`${texts}.searchHint`)} />
        {filters.map(({ name, field, source, label }) =>
          field.kind === 'choice' ? null : (
            <RecentSearchInput key={name} call={listCall} source={source} labelKey={label} />
          ),
        )}
        {resource.isDated && (
          <DateRangeFilter begin="createdAtBegin" end="createdAtEnd" labelKey="records.created" today={serverToday} />
        )}
      </FilterBar>
    </>
  );
}
