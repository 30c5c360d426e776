import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';

/**
 * Shown above rows whose reload failed.
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
