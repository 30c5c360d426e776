import { useTranslate } from 'react-admin';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import type { SimpleRemoval } from './useSimpleRemoval.ts';

/**
 * What a list deleted last, and the way back while its strip stands.
 * @param words message keys that call the rows by their name
 */
export function RemovedStrip({
  removal: { removed, restore, forget },
  words = 'records',
}: {
  removal: Pick<SimpleRemoval, 'removed' | 'restore' | 'forget'>;
  words?: 'records' | 'drafts';
}) {
  const t = useTranslate();
  if (!removed) return null;
  return (
    <UndoStrip
      key={removed.at}
      text={t(`${words}.deleted`, { smart_count: removed.ids.length })}
      onUndo={() => void restore()}
      onGone={forget}
    />
  );
}
