import { TIMES } from '#contract/limits.ts';

/** The body of a signed-out answer: the sign-in page, if it is not this app's own. */
export interface SignedOut {
  loginUrl?: string;
}

const listeners = new Set<(body: SignedOut) => void>();
let lastNotifiedAt = Number.NEGATIVE_INFINITY;

/** Calls the listener when the session is gone; returns a function that stops it. */
export function onSignedOut(listener: (body: SignedOut) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** [G05] Notifies at most once a second, however many calls were refused at the same time. */
export function notifySignedOut(body: SignedOut, now: number = Date.now()): void {
  if (now - lastNotifiedAt < TIMES.loginPrompt) return;
  lastNotifiedAt = now;
  for (const listener of listeners) listener(body);
}
