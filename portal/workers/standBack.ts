import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Client } from 'pg';

/** The server process that a connection has, by the number it greeted with; pg's types do not know of it. */
export const backendOf = (client: Client): number => (client as Client & { processID: number }).processID;

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
    const level = Math.min(LAST, getPriority(pid) + BACK);
    setPriority(pid, level);
    // A process that leads a session of its own, as those of PostgreSQL do, is weighed as a session, whatever its level.
    if (pid !== 0) writeFileSync(`/proc/${pid}/autogroup`, String(level));
  } catch {
    // Somebody else's process, or a kernel that weighs no sessions: then it competes like anybody.
  }
}
