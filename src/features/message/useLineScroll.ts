import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LINE_HEIGHT } from './lineWindow.ts';

/** The part of a message that is in sight, and the way to a place in it. */
export function useLineScroll() {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });

  const look = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    // A line at a time: a scroll of a few pixels draws nothing anew.
    const top = Math.floor(box.scrollTop / LINE_HEIGHT) * LINE_HEIGHT;
    setView((before) =>
      before.top === top && before.height === box.clientHeight ? before : { top, height: box.clientHeight },
    );
  }, []);
  useLayoutEffect(look, [look]);

  /** @param line from 0 @param column from 1 */
  const show = useCallback((line: number, column: number): void => {
    const box = scroller.current;
    if (!box) return;
    const top = (line + 1) * LINE_HEIGHT;
    if (top - LINE_HEIGHT < box.scrollTop || top + LINE_HEIGHT > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
    const width = box.scrollWidth / COLUMNS;
    const left = (column - 1) * width;
    if (left < box.scrollLeft || left + width * SEEN > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = Math.max(0, left - width * 2);
    }
  }, []);

  return { scroller, view, show, onScroll: look };
}

/** Columns of a line, with the space around it. */
const COLUMNS = 82;
/** So many columns from the first one should be in sight. */
const SEEN = 12;
