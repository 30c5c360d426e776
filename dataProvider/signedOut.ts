import { TIMES } from '#contract/limits.ts';

/** What the portal says with a signed-out answer: where to sign in, if not on this app's own page. */
export interface SignedOut {
  loginUrl?: string;
}

const listeners = new Set<(said: SignedOut) => void>();
let lastToldAt = Number.NEGATIVE_INFINITY;

/** Hears that the session is gone; returns how to stop hearing. */
export function onSignedOut(listener: (said: SignedOut) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** [G05] Tells at most once a second, however many calls were refused at the same time. */
export function tellSignedOut(said: SignedOut, now: number = Date.now()): void {
  if (now - lastToldAt < TIMES.loginPrompt) return;
  lastToldAt = now;
  for (const listener of listeners) listener(said);
}
