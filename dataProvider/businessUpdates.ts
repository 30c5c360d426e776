import type { LiveEvent } from './liveMessage.ts';

type Listener = (event: LiveEvent) => void;
let listener: Listener | null = null;

/** [G13] Listens to results of background work. One listener at a time: a new one replaces the old. */
export function listenToBusinessUpdates(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

export function announceBusinessUpdate(event: LiveEvent): void {
  if (event.type === 'BUSINESS_UPDATES') listener?.(event);
}
