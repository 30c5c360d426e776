import { getPriority, setPriority } from 'node:os';

/** Nice levels. */
const BACK = 10;
const LAST = 19;

/**
 * Lets the threads that answer people go before this one, or before another process of this machine. Elsewhere than on
 * Linux it would slow the whole process.
 */
export function standBack(pid = 0): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(pid, Math.min(LAST, getPriority(pid) + BACK));
  } catch {
    // Somebody else's process: then it competes like anybody.
  }
}
