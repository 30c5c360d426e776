import { useTranslate } from 'react-admin';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import type { Removal } from './useRemoval.ts';

/** Tells how many rows were deleted last and offers to restore them. */
export function RemovedStrip({ removal: { removed, restore, forget, words } }: { removal: Removal }) {
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
