import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workerFile, type WorkerName } from './workerFile.ts';

/** MB of objects; the whole process is limited by `limitProcess`. */
const HEAP = 320;
/** What programs need from their environment; the rest, such as passwords, stays with the portal. */
const ENVIRONMENT = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'LANG', 'TZ'];

export interface ChildTask {
  /** Ends the process; it may be called after its end. */
  end: () => void;
}

/**
 * Runs a task in a process of its own, for files that may exhaust memory outside of a thread's heap, such as buffers and
 * WebAssembly. The process receives the task as its first message and ends after its last.
 * @param onMessage receives each message of the process
 * @param onEnd called once when it has ended, with the signal that ended it
 */
export function runInProcess<T>(
  name: WorkerName,
  task: object,
  onMessage: (message: T) => void,
  onEnd: (signal: NodeJS.Signals | null) => void,
): ChildTask {
  const child = start(name);
  let hasEnded = false;
  const ended = (signal: NodeJS.Signals | null): void => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(signal);
  };
  child.on('message', (message) => onMessage(message as T));
  child.once('exit', (_, signal) => ended(signal));
  child.once('error', () => ended(null));
  // Without a callback, a process that ended meanwhile would be an uncaught error.
  child.send(task, () => {});
  return { end: () => void child.kill('SIGKILL') };
}

function start(name: WorkerName): ChildProcess {
  const env = Object.fromEntries(ENVIRONMENT.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));
  return fork(fileURLToPath(workerFile(name)), {
    env,
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${HEAP}`,
      // Young objects are collected sooner, and large buffers when the task requests it.
      '--max-semi-space-size=4',
      '--expose-gc',
      ...process.execArgv.filter((flag) => flag.startsWith('--preserve-symlinks')),
    ],
    // Libraries print warnings about damaged files.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
