import { MessageChannel, Worker, type MessagePort, type Transferable } from 'node:worker_threads';
import { pendingRequests } from './pendingRequests.ts';
import { workerFile, type WorkerName } from './workerFile.ts';

/** The data of a task as the thread receives it. */
export type WorkerTask<T> = T & {
  /** The counter of the portal's thread, in shared memory. */
  pendingRequests: Int32Array;
};

export interface RunningTask {
  port: MessagePort;
  threadId: number;
  /** Rejects when the thread fails or ends during the task. */
  failed: Promise<never>;
  /** Marks the task as done and keeps the thread for another one. */
  release: () => void;
  terminate: () => Promise<void>;
}

/** Heap limits in MB: a thread that exceeds them is terminated without harm to the portal. */
export interface HeapLimits {
  maxOldGenerationSizeMb: number;
  maxYoungGenerationSizeMb: number;
}
const LIMITS: HeapLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };
/** Smaller limits for reading uploaded files, because a small heap is collected sooner. */
const LIMITS_BY_NAME: Partial<Record<WorkerName, HeapLimits>> = {
  import: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 },
};
/** An idle thread waits this long for the next task; its compiled code saves a third of a short one. Milliseconds. */
const IDLE_LIFE = 60_000;

const ENDED = -1;

/** Idle threads, one of each kind, with the timer that terminates it. */
const idle = new Map<WorkerName, { worker: Worker; timer: NodeJS.Timeout }>();

/**
 * Runs a task in an idle thread, or in a new one.
 * @param transfer objects of the task that are transferred instead of copied
 * @param heap limits of a thread for this task alone; without them, those of its kind
 */
export function runInWorker(
  name: WorkerName,
  task: object,
  transfer: readonly Transferable[] = [],
  heap?: HeapLimits,
): RunningTask {
  const worker = heap ? startWorker(name, heap) : (takeIdle(name) ?? startWorker(name));
  const { port1: port, port2 } = new MessageChannel();
  let detach = () => {};
  const failed = new Promise<never>((_, reject) => {
    const onExit = () => reject(new Error(`The thread ${name} ended before its work did.`));
    worker.once('error', reject).once('exit', onExit);
    detach = () => {
      worker.off('error', reject).off('exit', onExit);
      port.close();
    };
  });
  // Prevents an unhandled rejection after the result was consumed.
  failed.catch(() => {});
  worker.postMessage({ task: { ...task, pendingRequests }, port: port2 }, [port2, ...transfer]);
  return {
    port,
    threadId: worker.threadId,
    failed,
    release: () => {
      detach();
      if (heap) void worker.terminate();
      else keepIdle(name, worker);
    },
    terminate: async () => {
      detach();
      await worker.terminate();
    },
  };
}

function startWorker(name: WorkerName, heap = LIMITS_BY_NAME[name] ?? LIMITS): Worker {
  // Discards output, because libraries print warnings about damaged files.
  const worker = new Worker(workerFile(name), { resourceLimits: { ...heap }, stdout: true, stderr: true });
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (idle.get(name)?.worker === worker) takeIdle(name);
  });
  return worker;
}

function keepIdle(name: WorkerName, worker: Worker): void {
  // It may have ended since its last message.
  if (worker.threadId === ENDED) return;
  if (idle.has(name)) {
    void worker.terminate();
    return;
  }
  worker.unref();
  const timer = setTimeout(() => void takeIdle(name)?.terminate(), IDLE_LIFE).unref();
  idle.set(name, { worker, timer });
}

function takeIdle(name: WorkerName): Worker | undefined {
  const entry = idle.get(name);
  if (!entry) return undefined;
  idle.delete(name);
  clearTimeout(entry.timer);
  entry.worker.ref();
  return entry.worker;
}
