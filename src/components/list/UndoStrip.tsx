import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusHeading } from '#components/layout/focusHeading.ts';
import styles from './UndoStrip.module.css';

const UNDO_MS = 10_000;

/**
 * Offers undo for 10 s; pauses while hovered or focused.
 * @example <UndoStrip key={at} text="2 drafts deleted" onUndo={restore} onGone={() => setDeleted(null)} />
 */
export function UndoStrip({ text, onUndo, onGone }: { text: string; onUndo: () => void; onGone: () => void }) {
  const t = useTranslate();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div className={styles.strip} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <output>{text}</output>
      <button
        type="button"
        onClick={() => {
          focusHeading();
          onUndo();
        }}
      >
        {t('ui.list.undo')}
      </button>
    </div>
  );
}
