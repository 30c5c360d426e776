import { readFileSync } from 'node:fs';

/**
 * Processor time of this thread so far, in milliseconds; steps of a few. `process.cpuUsage()` also counts the threads of
 * other test files, and is taken where the system has no time of threads.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}
