import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Lines per block. */
export const BLOCK = 12;
/** Up to this many lines all are drawn. */
const ALL_DRAWN = 60;
/** Distance at which lines are drawn ahead. */
const NEAR = '400px 0px';
/** Assumed height of a line in pixels until one is measured. */
const LINE = 42;

interface Seen {
  near: ReadonlySet<number>;
  /** Last measured heights of blocks. */
  heights: ReadonlyMap<number, number>;
  line: number;
}

interface RowsWindow {
  blocks: readonly (readonly string[])[];
  isDrawn: (block: number) => boolean;
  blockHeight: (block: number) => number;
  /** Ref callback of a block's element; observes its distance. */
  watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** Keeps a block and its neighbors drawn until another is held: for the focus, and for the next Tab. */
  hold: (block: number) => void;
  /** Like `hold`, synchronously. */
  holdNow: (block: number) => void;
}

/**
 * Decides which lines are drawn: those near the screen or the focus, the first and the last, which Tab enters first.
 * The others are plain text, which the browser's search finds.
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
    blockHeight: (block) => seen.heights.get(block) ?? (blocks[block]?.length ?? 0) * seen.line,
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
