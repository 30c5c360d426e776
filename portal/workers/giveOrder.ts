import { MessageChannel, Worker, type MessagePort, type Transferable } from 'node:worker_threads';
import { peopleWaiting } from './peopleWaiting.ts';
import { workerFile, type WorkerName } from './workerFile.ts';

/** What a thread is handed beside its order. */
export type Ordered<T> = T & {
  /** `peopleWaiting` of the portal. */
  waiting: Int32Array;
};

/** An order that a thread is at. */
export interface GivenOrder {
  /** The way between the portal and the thread, for this order alone. */
  port: MessagePort;
  threadId: number;
  /** Rejects when the thread fails, or ends, while it is at the order. */
  failed: Promise<never>;
  /** The order is done; the thread waits for another one. */
  keep: () => void;
  /** Ends the thread, and with it everything that it holds. */
  end: () => Promise<void>;
}

/** MB of a thread's heap; one that needs more is stopped, not the portal. */
export interface HeapLimits {
  maxOldGenerationSizeMb: number;
  maxYoungGenerationSizeMb: number;
}
const LIMITS: HeapLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };
/** Imported files may be hostile. A small heap is collected sooner: up to its limit, garbage costs memory. */
const LIMITS_BY_NAME: Partial<Record<WorkerName, HeapLimits>> = {
  import: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
};
/** Whoever mends a file imports it again; and what a thread has compiled by then is worth a third of its work. */
const KEPT_FOR = 60_000;

/** What Node calls a thread that has ended. */
const GONE = -1;

/** Threads without an order, the first to be ended when its time is over: one of each kind. */
const idle = new Map<WorkerName, { worker: Worker; over: NodeJS.Timeout }>();

/**
 * Gives a thread an order: one that waits for it, or a new one.
 * @param transfer what of the order is handed over instead of copied
 * @param heap limits of a thread that is for this order alone; without them, those of its kind
 */
export function giveOrder(
  name: WorkerName,
  order: object,
  transfer: readonly Transferable[] = [],
  heap?: HeapLimits,
): GivenOrder {
  const worker = heap ? begin(name, heap) : (takeIdle(name) ?? begin(name));
  const { port1: port, port2 } = new MessageChannel();
  let leave = () => {};
  const failed = new Promise<never>((_, reject) => {
    const onExit = () => reject(new Error(`The thread ${name} ended before its work did.`));
    worker.once('error', reject).once('exit', onExit);
    leave = () => {
      worker.off('error', reject).off('exit', onExit);
      port.close();
    };
  });
  // Whoever has what he wanted hears of no failure.
  failed.catch(() => {});
  worker.postMessage({ order: { ...order, waiting: peopleWaiting }, port: port2 }, [port2, ...transfer]);
  return {
    port,
    threadId: worker.threadId,
    failed,
    keep: () => {
      leave();
      if (heap) void worker.terminate();
      else keepIdle(name, worker);
    },
    end: async () => {
      leave();
      await worker.terminate();
    },
  };
}

function begin(name: WorkerName, heap = LIMITS_BY_NAME[name] ?? LIMITS): Worker {
  const { url, argv } = workerFile(name);
  // What a thread prints is nobody's: libraries do, of files that are damaged.
  const worker = new Worker(url, { argv, resourceLimits: { ...heap }, stdout: true, stderr: true });
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (idle.get(name)?.worker === worker) takeIdle(name);
  });
  return worker;
}

function keepIdle(name: WorkerName, worker: Worker): void {
  // It may have ended by itself since its last word.
  if (worker.threadId === GONE) return;
  if (idle.has(name)) {
    void worker.terminate();
    return;
  }
  worker.unref();
  const over = setTimeout(() => void takeIdle(name)?.terminate(), KEPT_FOR).unref();
  idle.set(name, { worker, over });
}

function takeIdle(name: WorkerName): Worker | undefined {
  const kept = idle.get(name);
  if (!kept) return undefined;
  idle.delete(name);
  clearTimeout(kept.over);
  kept.worker.ref();
  return kept.worker;
}
