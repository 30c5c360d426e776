import { useListContext, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import styles from './Desk.module.css';

/** A list without rows: it could not be loaded, nothing matches its filters, or there is nothing yet. */
export function DeskEmpty() {
  const t = useTranslate();
  const { filterValues, setFilters, error, refetch } = useListContext();
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
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
