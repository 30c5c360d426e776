import { useLayoutEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { isForTyping } from '#components/list/isForTyping.ts';
import { singleKeysAreOn } from '#components/list/singleKeys.ts';

/** The second key comes within this time. */
const STORAGE_TIMEOUT = 1_500;

/**
 * Two letters one after the other, e.g. `g d`. The second letter belongs to the sequence alone: no list takes it.
 * @param acts by the second letter
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
    const act = event.timeStamp - begunAt.current < STORAGE_TIMEOUT && begunAt.current > 0 ? acts[key] : undefined;
    begunAt.current = !act && key === first ? event.timeStamp : 0;
    if (!act && key !== first) return;
    event.preventDefault();
    act?.();
  });
  useLayoutEffect(() => {
    // On the way down, before any list hears the second letter.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onKey]);
}
