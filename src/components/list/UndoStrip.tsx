import { useEffect, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { keyText } from '#components/palette/keyText.ts';
import { isForTyping } from './isForTyping.ts';
import styles from './UndoStrip.module.css';

const UNDO_MS = 10_000;
const UNDO_KEY = keyText('Mod+Z');

/** Ctrl+Z or Cmd+Z outside of fields and layers, which have their own undo. */
const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'z' &&
  !isForTyping(event.target);

/**
 * Offers undo for 10 s, also by Ctrl+Z; pauses while hovered or focused.
 * @example <UndoStrip key={at} text="2 drafts deleted" onUndo={restore} onGone={() => setDeleted(null)} />
 */
export function UndoStrip({ text, onUndo, onGone }: { text: string; onUndo: () => void; onGone: () => void }) {
  const t = useTranslate();
  const strip = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  function undo(): void {
    // The focused button disappears with the strip.
    if (strip.current?.contains(document.activeElement)) focusHeading();
    onUndo();
  }
  const onKey = useEvent((event: KeyboardEvent) => {
    if (!isUndo(event)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div
      ref={strip}
      className={styles.strip}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <output>
        {text}
        <span className="visuallyHidden">. {t('ui.list.undoKey', { key: UNDO_KEY })}</span>
      </output>
      <button type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
        {t('ui.list.undo')} <kbd aria-hidden="true">{UNDO_KEY}</kbd>
      </button>
    </div>
  );
}
