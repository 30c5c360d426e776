import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import type { ErrorName } from '#contract/errors.ts';
import type { Locale } from '#contract/limits.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { runInLane } from '../db/connectionLane.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Activity } from '../fairness/activity.ts';
import { refuseBusy, Shares, type ShareLimits } from '../fairness/shares.ts';
import type { HeapLimits } from '../workers/runInWorker.ts';
import { importText } from './importTexts.ts';
import { addRun, findRun, finishReading, HEARTBEAT_INTERVAL, sendHeartbeat } from './importStore.ts';
import { readingTime, type ReadingTime } from './readInThread.ts';
import { failReading, readRun, type RunOrder } from './readRun.ts';
import { saveRun } from './saveRun.ts';

/** Imports of one person that are uploaded, wait or run. */
const PER_PERSON = 2;
const UPLOADS_PER_ENTERPRISE = 6;
/** Each occupies a worker thread. */
const READING: ShareLimits = {
  all: 4,
  perEnterprise: 3,
  perEnterpriseContended: 1,
  perPerson: PER_PERSON,
  timeout: 15_000,
  own: 'importBusy',
};
/** Each occupies a connection. */
const SAVING: ShareLimits = { ...READING, all: 3, perEnterprise: 2 };
const BUSY: ReadonlySet<ErrorName> = new Set(['importBusy', 'enterpriseBusy', 'transferBusy']);
/** Milliseconds between two checks of an import that another portal reads. */
const POLL_INTERVAL = 500;
/** Share of an import's progress that is reading; the rest is saving. */
const READING_SHARE = 0.4;

interface Running {
  owner: string;
  progress: number;
  rows: number;
  /** Resolves to null when another portal reads the file. */
  work: Promise<ImportOutcome | null>;
}

/** A running import; `id` is its token and the id of its job. */
export interface StartedRun {
  id: string;
  work: Promise<ImportOutcome>;
}

export class ImportRuns {
  readonly #running = new Map<string, Running>();
  readonly #uploading = new Map<string, Principal>();
  readonly #reading: Shares;
  readonly #saving: Shares;
  /** Previews that will be saved as soon as they are read. */
  readonly #saveRequested = new Set<string>();
  readonly #time: ReadingTime;
  readonly #heap: HeapLimits | undefined;

  /**
   * @param activity of all enterprises: while others are active, an enterprise reads one file at a time
   * @param heap limits of the reading threads; default: those of their kind
   */
  constructor(activity?: Activity, time: ReadingTime = readingTime, heap?: HeapLimits) {
    this.#reading = new Shares(READING, activity);
    this.#saving = new Shares(SAVING, activity);
    this.#time = time;
    this.#heap = heap;
  }

  /**
   * Receives a file. Uploads do not occupy the slots for reading.
   * @throws Refusal `importBusy` or `enterpriseBusy` over the limit of the person or the enterprise
   */
  async upload<T>(principal: Principal, receive: () => Promise<T>): Promise<T> {
    const owner = ownerKey(principal);
    const uploading = [...this.#uploading.values()];
    const runs = [...this.#running.values()].filter((run) => run.owner === owner).length;
    const uploads = uploading.filter((other) => ownerKey(other) === owner).length;
    if (runs + uploads >= PER_PERSON) throw refuse('importBusy', { args: { most: PER_PERSON } });
    const ofEnterprise = uploading.filter(({ enterpriseId }) => enterpriseId === principal.enterpriseId).length;
    if (ofEnterprise >= UPLOADS_PER_ENTERPRISE) throw refuseBusy('enterpriseBusy');
    const id = randomUUID();
    this.#uploading.set(id, principal);
    try {
      return await receive();
    } finally {
      this.#uploading.delete(id);
    }
  }

  /**
   * Starts reading a file once a slot is free. `work` rejects with the refusal that the person sees.
   * @throws Refusal when no slot became free in time
   */
  async start(portal: Portal, order: RunOrder, bytes: Buffer): Promise<StartedRun> {
    const release = await this.#reading.take(order.principal);
    try {
      const id = randomUUID();
      await addRun(portal.db, order.principal, id, portal.clock());
      const work = this.#track(portal, id, order.principal, (run) => this.#read(portal, order, id, bytes, run));
      // The failure of `work` reaches its caller.
      void work.finally(release).catch(() => {});
      return { id, work };
    } catch (error) {
      release();
      throw error;
    }
  }

  /**
   * Saves a preview, or waits for the call that is already reading or saving it.
   * @throws Refusal `importGone`, or a busy one when no slot became free in time
   */
  async save(portal: Portal, principal: Principal, id: string): Promise<StartedRun> {
    const running = this.#running.get(id);
    if (running) {
      if (running.owner !== ownerKey(principal)) throw refuse('importGone');
      return { id, work: this.#saveAfter(portal, principal, id, running.work) };
    }
    const row = await findRun(portal.db, principal, id, portal.clock());
    if (row.state === 'saved' && row.outcome) return { id, work: Promise.resolve(row.outcome) };
    if (row.state === 'reading' && row.isAlive) {
      return { id, work: this.#saveAfter(portal, principal, id, this.#awaitOtherPortal(portal, principal, id)) };
    }
    if (row.state !== 'ready' && row.state !== 'saving') throw refuse('importGone');
    const release = await this.#saving.take(principal);
    // Another call may have started the save meanwhile.
    const other = this.#running.get(id);
    if (other) {
      release();
      return { id, work: this.#saveAfter(portal, principal, id, other.work) };
    }
    const work = this.#track(portal, id, principal, (run) => this.#save(portal, principal, id, run, 0));
    // The failure of `work` reaches its caller.
    void work.finally(release).catch(() => {});
    return { id, work };
  }

  /** Reports the state of an import, also when another portal processes it. @throws Refusal `importGone` */
  async state(portal: Portal, principal: Principal, id: string, locale: Locale): Promise<ImportJobState> {
    const running = this.#running.get(id);
    if (running && running.owner === ownerKey(principal)) return working(running);
    const row = await findRun(portal.db, principal, id, portal.clock());
    const { state, outcome, message } = row;
    if (state === 'ready' && this.#saveRequested.has(id)) {
      return working({ progress: READING_SHARE, rows: outcome?.rows ?? 0 });
    }
    if (outcome && (state === 'ready' || state === 'saved')) {
      return { state: 'done', progress: 1, rows: outcome.rows, result: outcome };
    }
    if (row.isAlive && (state === 'reading' || state === 'saving')) {
      return working({ progress: row.progress, rows: row.rows_read });
    }
    if (state === 'saving') {
      // The portal that was saving it is gone: finish the save. Without a free slot, the next poll tries again.
      void this.save(portal, principal, id).catch(() => {});
      return working({ progress: READING_SHARE, rows: outcome?.rows ?? 0 });
    }
    // Without a message, the portal that was reading it is gone.
    return { state: 'failed', progress: 1, rows: 0, message: message ?? importText(locale, 'reason.interrupted') };
  }

  /** Waits until the preview is read, then for a slot without a time limit, and saves it. */
  #saveAfter(
    portal: Portal,
    principal: Principal,
    id: string,
    reading: Promise<ImportOutcome | null>,
  ): Promise<ImportOutcome> {
    const save = async (): Promise<ImportOutcome> => {
      const read = await reading;
      if (read?.drafts) return read;
      for (;;) {
        try {
          return await (
            await this.save(portal, principal, id)
          ).work;
        } catch (error) {
          const isBusy = error instanceof Refusal && BUSY.has(error.reason);
          if (!isBusy) throw error;
          await sleep(POLL_INTERVAL);
        }
      }
    };
    this.#saveRequested.add(id);
    return outlivingCaller(save().finally(() => this.#saveRequested.delete(id)));
  }

  /** Waits until another portal has read the file or is gone. */
  #awaitOtherPortal(portal: Portal, principal: Principal, id: string): Promise<null> {
    const run: Running = { owner: ownerKey(principal), progress: 0, rows: 0, work: Promise.resolve(null) };
    const wait = async (): Promise<null> => {
      for (;;) {
        await sleep(POLL_INTERVAL);
        const row = await findRun(portal.db, principal, id, portal.clock());
        if (row.state !== 'reading' || !row.isAlive) return null;
        Object.assign(run, { progress: row.progress, rows: row.rows_read });
      }
    };
    // Registered so that `state` reports it as working.
    this.#running.set(id, run);
    const work = outlivingCaller(wait().finally(() => this.#running.delete(id)));
    run.work = work;
    return work;
  }

  /** Registers a run and sends heartbeats while it works. */
  #track(
    portal: Portal,
    id: string,
    principal: Principal,
    start: (run: Running) => Promise<ImportOutcome>,
  ): Promise<ImportOutcome> {
    const run: Running = { owner: ownerKey(principal), progress: 0, rows: 0, work: Promise.resolve(null) };
    this.#running.set(id, run);
    // The work outlives its call, so it must not fail when the enterprise's connections are in use.
    const work = runInLane({ section: 'portal', key: principal.enterpriseId }, () => {
      const heartbeat = () => void sendHeartbeat(portal.db, id, run).catch(() => {});
      const timer = setInterval(heartbeat, HEARTBEAT_INTERVAL).unref();
      return start(run).finally(() => {
        clearInterval(timer);
        this.#running.delete(id);
      });
    });
    run.work = work;
    return outlivingCaller(work);
  }

  async #read(portal: Portal, order: RunOrder, id: string, bytes: Buffer, run: Running): Promise<ImportOutcome> {
    const { principal, dryRun } = order;
    const share = dryRun ? 1 : READING_SHARE;
    const onProgress = (progress: number, rows: number) => Object.assign(run, { progress: progress * share, rows });
    let isRead = false;
    try {
      const outcome = await readRun(portal, { order, id, bytes, time: this.#time, heap: this.#heap }, onProgress);
      isRead = true;
      run.rows = outcome.rows;
      await finishReading(portal.db, principal.enterpriseId, id, outcome);
      return dryRun ? outcome : await this.#save(portal, principal, id, run, READING_SHARE);
    } catch (error) {
      throw await failReading(portal, order, id, error, isRead);
    }
  }

  #save(portal: Portal, principal: Principal, id: string, run: Running, from: number): Promise<ImportOutcome> {
    return saveRun(portal, principal, id, (share) => (run.progress = from + share * (1 - from)));
  }
}

/** It may fail after its caller has left: the row of the run reports the failure, and an unhandled one ends the portal. */
function outlivingCaller<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

const working = ({ progress, rows }: Pick<Running, 'progress' | 'rows'>): ImportJobState => ({
  state: 'working',
  progress: Math.min(progress, 0.99),
  rows,
});
