import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Milliseconds between two checks. */
const CHECK_INTERVAL = 20;

/** Runs beside the work, which may not return to its event loop for seconds. */
const WATCH = `
  const { workerData: { memory, parent, allowed } } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
    if ((user + system) / 1000 > Atomics.load(allowed, 0)) process.kill(process.pid, 'SIGTERM');
  }, ${CHECK_INTERVAL});
`;

/**
 * Limits this process: `SIGKILL` ends it when it takes more memory or its parent has ended, `SIGTERM` when it takes
 * more processor time. Unlike wall-clock time, it is the same on a busy machine.
 * @param memory bytes, with buffers, code and WebAssembly
 * @param time milliseconds of the processor
 * @returns adds to the time
 */
export function limitProcess(memory: number, time: number): (milliseconds: number) => void {
  const allowed = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  Atomics.store(allowed, 0, time);
  const workerData = { memory, parent: process.ppid, allowed };
  new Worker(WATCH, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
  if (process.platform === 'linux') preferAsVictim();
  return (milliseconds) => void Atomics.add(allowed, 0, milliseconds);
}

/** When memory is short, the system ends this process rather than the portal. */
function preferAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not permitted.
  }
}
