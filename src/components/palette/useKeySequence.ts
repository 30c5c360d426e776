import { useLayoutEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { isForTyping } from '#components/list/isForTyping.ts';
import { singleKeysAreOn } from '#components/list/singleKeys.ts';

/** Maximum milliseconds between the two keys. */
const SEQUENCE_MS = 1_500;

/**
 * A sequence of two letters, e.g. `g d`. The second letter is not passed to lists.
 * @param acts actions by second letter
 * @example useKeySequence('g', { d: () => navigate('/') })
 */
export function useKeySequence(first: string, acts: Readonly<Record<string, () => void>>): void {
  const begunAt = useRef(0);
  const onKey = useEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;
    if (!isPlain || isForTyping(event.target) || !singleKeysAreOn()) {
      begunAt.current = 0;
      return;
    }
    const key = event.key.toLowerCase();
    const act = event.timeStamp - begunAt.current < SEQUENCE_MS && begunAt.current > 0 ? acts[key] : undefined;
    begunAt.current = !act && key === first ? event.timeStamp : 0;
    if (!act && key !== first) return;
    event.preventDefault();
    act?.();
  });
  useLayoutEffect(() => {
    // Capture phase: before list handlers.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onKey]);
}
