import { useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

const MINUTE = 60_000;
/** Detects a changed clock or a computer that slept after this time. */
const LOOK_EVERY = 5_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = 0;

function look(): void {
  const now = serverNow() - (serverNow() % MINUTE);
  if (now === minute) return;
  minute = now;
  for (const listener of listeners) listener();
}

function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  look();
  timer ??= setInterval(look, LOOK_EVERY);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The portal's time, rendered again once a minute. One timer for the whole page. */
export function useServerMinute(): number {
  return useSyncExternalStore(onMinute, () => minute || serverNow() - (serverNow() % MINUTE));
}
