/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a separator that is moved */
import { useStore, useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './DocumentPane.module.css';

/** Parts of the width, in percent. */
const WIDTH_MIN = 28;
const WIDTH_MAX = 64;
const STEP = 2;
const between = (percent: number): number => Math.round(Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, percent)));

/** The border between form and document: drag it, or use the arrow keys. The width is remembered. */
export function PaneResizer() {
  const t = useTranslate();
  const handle = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useStore('documentWidth', 46);
  useLayoutEffect(() => {
    // On the grid that contains form and document.
    const layout = handle.current?.closest<HTMLElement>('[data-aside]');
    layout?.style.setProperty('--document-width', `${width}%`);
  }, [width]);

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const layout = handle.current?.closest<HTMLElement>('[data-aside]')?.getBoundingClientRect();
    if (!layout || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setWidth(between(((layout.right - event.clientX) / layout.width) * 100));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP, Home: WIDTH_MAX, End: -WIDTH_MAX }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setWidth(between(width + by));
  }
  return (
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('recognition.viewer.resize')}
      aria-valuenow={width}
      aria-valuemin={WIDTH_MIN}
      aria-valuemax={WIDTH_MAX}
      className={styles.resizer}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
