import { useTranslate } from 'react-admin';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import type { Removal } from './useRemoval.ts';

interface RemovedStripProps {
  removal: Removal;
  removed: NonNullable<Removal['removed']>;
}

/** Shows the number of deleted rows, with undo. */
export function RemovedStrip({ removal: { restore, forget, texts }, removed }: RemovedStripProps) {
  const t = useTranslate();
  return (
    <UndoStrip
      key={removed.at}
      text={t(`${texts}.deleted`, { smart_count: removed.ids.length })}
      onUndo={() => void restore()}
      onGone={forget}
    />
  );
}
