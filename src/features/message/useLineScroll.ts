import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LINE_HEIGHT } from './lineWindow.ts';

/** The visible part of a message, with a function that scrolls to a position. */
export function useLineScroll() {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });

  const look = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    // Rounded to lines, so that small scrolls render nothing.
    const top = Math.floor(box.scrollTop / LINE_HEIGHT) * LINE_HEIGHT;
    setView((before) =>
      before.top === top && before.height === box.clientHeight ? before : { top, height: box.clientHeight },
    );
  }, []);
  useLayoutEffect(look, [look]);

  /** @param line zero-based @param column one-based */
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

/** Columns of a line with its padding. */
const COLUMNS = 82;
/** Number of columns from the given one that should be visible. */
const SEEN = 12;
