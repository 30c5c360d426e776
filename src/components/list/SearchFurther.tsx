import { useListFilterContext, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { focusHeading } from '#components/layout/focusHeading.ts';
import type { SearchedPart } from './useSearchReach.ts';

/**
 * Continues an incomplete search by setting the date range to the rows not searched.
 * @example <SearchFurther part={part} />
 */
export function SearchFurther({ part: { age, time, day } }: { part: SearchedPart }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  return (
    <Button
      variant="outlined"
      onClick={() => {
        focusHeading();
        // Includes that day, which may be searched in part only.
        setFilters({ ...filterValues, [`${time}${age === 'newest' ? 'End' : 'Begin'}`]: day }, undefined);
      }}
    >
      {t(age === 'newest' ? 'ui.list.part.searchOlder' : 'ui.list.part.searchNewer')}
    </Button>
  );
}
