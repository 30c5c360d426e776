import { useListFilterContext, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { ListState } from '#components/list/ListState.tsx';
import styles from './Desk.module.css';

/** A list without rows: nothing matches its filters, or there is nothing yet. */
export function DeskEmpty() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  if (Object.keys(filterValues).length === 0) return <p className={styles.empty}>{t('desk.nothing')}</p>;
  return (
    <ListState
      drawing="search"
      title={t('ui.list.nothingMatches')}
      actions={
        <Button variant="outlined" onClick={() => setFilters({}, undefined)}>
          {t('ui.list.clearFilters')}
        </Button>
      }
    >
      {t('ui.list.nothingMatchesHint')}
    </ListState>
  );
}
