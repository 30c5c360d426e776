import { TIMES } from '#contract/limits.ts';

/** The body of a signed-out answer: the sign-in page, if it is not this app's own. */
export interface SignedOut {
  loginUrl?: string;
}

const listeners = new Set<(said: SignedOut) => void>();
let lastToldAt = Number.NEGATIVE_INFINITY;

/** Calls the listener when the session is gone; returns a function that stops it. */
export function onSignedOut(listener: (said: SignedOut) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** [G05] Notifies at most once a second, however many calls were refused at the same time. */
export function tellSignedOut(said: SignedOut, now: number = Date.now()): void {
  if (now - lastToldAt < TIMES.loginPrompt) return;
  lastToldAt = now;
  for (const listener of listeners) listener(said);
}
