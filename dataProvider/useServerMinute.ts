import { useSyncExternalStore } from 'react';
import { serverNow } from '#schema/serverClock.ts';

const MINUTE_MS = 60_000;
/** Detects a changed clock or a computer that slept after this time. */
const CHECK_INTERVAL_MS = 5_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = 0;

function updateMinute(): void {
  const now = serverNow() - (serverNow() % MINUTE_MS);
  if (now === minute) return;
  minute = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  updateMinute();
  timer ??= setInterval(updateMinute, CHECK_INTERVAL_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The portal's time, rendered again once a minute. One timer for the whole page. */
export function useServerMinute(): number {
  return useSyncExternalStore(subscribe, () => minute || serverNow() - (serverNow() % MINUTE_MS));
}
