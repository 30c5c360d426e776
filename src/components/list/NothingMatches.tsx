import { Button } from '#components/layout/Button.tsx';
import { useListFilterContext, useTranslate } from 'react-admin';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { ListState } from './ListState.tsx';
import { SearchFurther } from './SearchFurther.tsx';
import { useSearchReach } from './useSearchReach.ts';

/**
 * No matches; for an incomplete search with a button to continue.
 * @example <NothingMatches />
 */
export function NothingMatches() {
  const t = useTranslate();
  const { setFilters } = useListFilterContext();
  const { part } = useSearchReach();
  return (
    <ListState
      drawing="search"
      title={part ? t(`ui.list.part.none.${part.age}`, { count: part.rows }) : t('ui.list.nothingMatches')}
      actions={
        <>
          {part && <SearchFurther part={part} />}
          <Button
            variant="outlined"
            onClick={() => {
              focusHeading();
              setFilters({}, undefined);
            }}
          >
            {t('ui.list.clearFilters')}
          </Button>
        </>
      }
    >
      {t(part ? 'ui.list.part.hint' : 'ui.list.nothingMatchesHint')}
    </ListState>
  );
}
