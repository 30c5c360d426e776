import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Client } from 'pg';

/** The process id of a connection's server process; pg's types lack it. */
export const backendPid = (client: Client): number => (client as Client & { processID: number }).processID;

const STEP = 10;
const LOWEST = 19;

/**
 * Lowers the scheduling priority of this thread, or of another process on this machine, below the threads that answer
 * requests. Only on Linux: elsewhere the priority is that of the whole process.
 */
export function lowerPriority(pid = 0): void {
  if (process.platform !== 'linux') return;
  try {
    const level = Math.min(LOWEST, getPriority(pid) + STEP);
    setPriority(pid, level);
    // PostgreSQL processes lead their own session; the autogroup scheduler weighs sessions and ignores the nice level.
    if (pid !== 0) writeFileSync(`/proc/${pid}/autogroup`, String(level));
  } catch {
    // Not permitted, or a kernel without autogroups: the priority stays.
  }
}
