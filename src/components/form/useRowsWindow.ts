import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Lines that come and go together. */
export const BLOCK = 12;
/** Up to so many lines all are drawn: a window would save nothing a person notices. */
const ALL_DRAWN = 60;
/** Lines this far out of sight are drawn already. */
const NEAR = '400px 0px';
/** Height of a line until one was measured. */
const LINE = 42;

interface Seen {
  near: ReadonlySet<number>;
  /** Height of blocks as they were drawn last. */
  heights: ReadonlyMap<number, number>;
  line: number;
}

export interface RowsWindow {
  blocks: readonly (readonly string[])[];
  isDrawn: (block: number) => boolean;
  heightOf: (block: number) => number;
  /** For the element of a block: tells when it comes near. */
  watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** Draws a block and its neighbors until another is held: what has the focus must stay, and Tab must find the next. */
  hold: (block: number) => void;
  /** The same, before it returns. */
  holdNow: (block: number) => void;
}

/**
 * Which of many lines are drawn: those near the screen, those around the focus, the first and the last, which Tab comes
 * to from outside. The others stand there as plain text, which the browser's own search finds.
 */
export function useRowsWindow(ids: readonly string[]): RowsWindow {
  const [seen, setSeen] = useState<Seen>({ near: new Set(), heights: new Map(), line: LINE });
  const [held, setHeld] = useState(0);
  const observer = useRef<IntersectionObserver | null>(null);
  const waiting = useRef(new Set<Element>());
  const isWindowed = ids.length > ALL_DRAWN && typeof IntersectionObserver === 'function';

  useEffect(() => {
    if (!isWindowed) return;
    const made = new IntersectionObserver((entries) => setSeen((before) => after(before, entries)), {
      rootMargin: NEAR,
    });
    observer.current = made;
    for (const element of waiting.current) made.observe(element);
    return () => {
      made.disconnect();
      observer.current = null;
    };
  }, [isWindowed]);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const known = waiting.current;
    known.add(element);
    observer.current?.observe(element);
    return () => {
      known.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);

  const blocks = useMemo(
    () => Array.from({ length: Math.ceil(ids.length / BLOCK) }, (_, at) => ids.slice(at * BLOCK, (at + 1) * BLOCK)),
    [ids],
  );
  const isDrawn = (block: number): boolean =>
    !isWindowed || block === 0 || block === blocks.length - 1 || Math.abs(block - held) <= 1 || seen.near.has(block);
  return {
    blocks,
    isDrawn,
    heightOf: (block) => seen.heights.get(block) ?? (blocks[block]?.length ?? 0) * seen.line,
    watch,
    hold: setHeld,
    holdNow: useCallback((block: number) => flushSync(() => setHeld(block)), []),
  };
}

function after(before: Seen, entries: readonly IntersectionObserverEntry[]): Seen {
  const near = new Set(before.near);
  const heights = new Map(before.heights);
  let { line } = before;
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { block, drawn, count } = (target as HTMLElement).dataset;
    if (drawn !== undefined && boundingClientRect.height > 0) {
      heights.set(Number(block), boundingClientRect.height);
      line = boundingClientRect.height / Number(count);
    }
    if (isIntersecting) near.add(Number(block));
    else near.delete(Number(block));
  }
  return { near, heights, line };
}
