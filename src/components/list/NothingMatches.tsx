import { Button } from '#components/layout/Button.tsx';
import { useListFilterContext, useTranslate } from 'ra-core';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { ListState } from './ListState.tsx';

/**
 * No row passes the filters.
 * @example <NothingMatches />
 */
export function NothingMatches() {
  const t = useTranslate();
  const { setFilters } = useListFilterContext();
  return (
    <ListState
      title={t('lists.nothingMatches')}
      actions={
        <Button
          variant="outlined"
          onClick={() => {
            focusHeading();
            setFilters({}, undefined);
          }}
        >
          {t('lists.clearFilters')}
        </Button>
      }
    >
      {t('lists.nothingMatchesHint')}
    </ListState>
  );
}
