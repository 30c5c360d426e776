import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { formatAge } from '#startup/cachedRows.ts';

/** The notice of a filing that is shown from this browser's last copy. @param at milliseconds since 1970 */
export function SeenNotice({ at, onRetry }: { at: number; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Strip tone="warning" action={<Button onClick={onRetry}>{t('sent.retry')}</Button>}>
      {t('sent.seen', { time: formatAge(at) })}
    </Strip>
  );
}
