import { useTranslate } from 'react-admin';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import type { Removal } from './useRemoval.ts';

/** Shows the number of deleted rows, with undo. */
export function RemovedStrip({ removal: { removed, restore, forget, texts } }: { removal: Removal }) {
  const t = useTranslate();
  if (!removed) return null;
  return (
    <UndoStrip
      key={removed.at}
      text={t(`${texts}.deleted`, { smart_count: removed.ids.length })}
      onUndo={() => void restore()}
      onGone={forget}
    />
  );
}
