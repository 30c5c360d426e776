import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';

/**
 * Rows are there, but asking for them again has failed: nobody should take them for the present state.
 * @example <StaleNotice onRetry={refetch} />
 */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Strip
      tone="warning"
      action={
        <button type="button" onClick={onRetry}>
          {t('ui.list.retry')}
        </button>
      }
    >
      {t('ui.list.stale')}
    </Strip>
  );
}
