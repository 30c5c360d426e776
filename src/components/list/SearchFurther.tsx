import { useListFilterContext, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { focusHeading } from '#components/layout/focusHeading.ts';
import type { SearchedPart } from './useSearchReach.ts';

/**
 * Goes on where a search stopped: the range of dates is set to the rows that were not searched.
 * @example <SearchFurther part={part} />
 */
export function SearchFurther({ part: { age, day } }: { part: SearchedPart }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  return (
    <Button
      variant="outlined"
      onClick={() => {
        focusHeading();
        // That day again: only a part of it may have been searched.
        setFilters({ ...filterValues, [age === 'newest' ? 'createdAtEnd' : 'createdAtBegin']: day }, undefined);
      }}
    >
      {t(age === 'newest' ? 'ui.list.part.searchOlder' : 'ui.list.part.searchNewer')}
    </Button>
  );
}
