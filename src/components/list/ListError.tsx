import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { ListState } from './ListState.tsx';

/**
 * A list that could not be loaded, in the page and not only as a toast.
 * @example <ListError error={error} onRetry={refetch} />
 */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const said = error instanceof Error ? error.message : '';
  return (
    <ListState
      role="alert"
      title={t('ui.list.failed')}
      actions={
        <Button variant="outlined" onClick={onRetry}>
          {t('ui.list.retry')}
        </Button>
      }
    >
      {said && t(said, { _: said })}
    </ListState>
  );
}
