import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { ListState } from './ListState.tsx';

/**
 * A failed list, shown in the page.
 * @example <ListError error={error} onRetry={refetch} />
 */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const message = error instanceof Error ? error.message : '';
  return (
    <ListState
      drawing="hook"
      role="alert"
      title={t('ui.list.failed')}
      actions={
        <Button variant="outlined" onClick={onRetry}>
          {t('ui.list.retry')}
        </Button>
      }
    >
      {message && t(message, { _: message })}
    </ListState>
  );
}
