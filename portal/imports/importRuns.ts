import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import type { BillType } from '#contract/codes.ts';
import type { ErrorName } from '#contract/errors.ts';
import type { Locale } from '#contract/limits.ts';
import { runInLane } from '../db/connectionLane.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal, refuse } from '../refusal.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import type { Activity } from '../fairness/activity.ts';
import { refuseBusy, Shares, type ShareLimits } from '../fairness/shares.ts';
import type { HeapLimits } from '../workers/runInWorker.ts';
import { importText } from './importTexts.ts';
import { addRun, beat, BEAT_EVERY, failRun, finishReading, findRun } from './importStore.ts';
import { readingTime, readInThread, type ReadingTime } from './readInThread.ts';
import { saveRun } from './saveRun.ts';
import { Unreadable } from './unreadable.ts';

/** Of one person: imports that arrive, wait or run. */
const PER_PERSON = 2;
/** Files of one enterprise that arrive at the same time. */
const UPLOADS_PER_ENTERPRISE = 6;
/** Each holds a worker thread. */
const READING: ShareLimits = {
  all: 4,
  perEnterprise: 3,
  perEnterpriseBeside: 1,
  perPerson: PER_PERSON,
  patience: 15_000,
  own: 'importBusy',
};
/** Each holds a connection. */
const SAVING: ShareLimits = { ...READING, all: 3, perEnterprise: 2 };
const BUSY: ReadonlySet<ErrorName> = new Set(['importBusy', 'enterpriseBusy', 'transferBusy']);
/** Milliseconds between two looks at an import that another portal reads. */
const LOOK_EVERY = 500;
/** Share of an import that reading is; saving is the rest. */
const READING_SHARE = 0.4;

interface Running {
  owner: string;
  progress: number;
  rows: number;
  /** Null when another portal does it. */
  work: Promise<ImportOutcome | null>;
}

/** An import at work; `id` is its token and its job's. */
export interface BegunRun {
  id: string;
  work: Promise<ImportOutcome>;
}

/** Whose import, of what, in which language. */
export interface RunOrder {
  principal: Principal;
  billType: BillType;
  locale: Locale;
  dryRun: boolean;
  /** Its ending must fit the content. */
  fileName: string;
}

/** The imports at work in this process. */
export class ImportRuns {
  readonly #running = new Map<string, Running>();
  readonly #uploading = new Map<string, Principal>();
  readonly #reading: Shares;
  readonly #saving: Shares;
  /** Previews that are saved as soon as they are read. */
  readonly #promised = new Set<string>();
  readonly #time: ReadingTime;
  readonly #heap: HeapLimits | undefined;

  /**
   * @param activity what every enterprise does: while others are active, an enterprise reads one file at a time
   * @param heap of the threads that read; without it, that of their kind
   */
  constructor(activity?: Activity, time: ReadingTime = readingTime, heap?: HeapLimits) {
    this.#reading = new Shares(READING, activity);
    this.#saving = new Shares(SAVING, activity);
    this.#time = time;
    this.#heap = heap;
  }

  /**
   * Receives a file of a person. It takes none of the places in which files are read.
   * @throws Refusal `importBusy`, `enterpriseBusy` when too many of theirs are under way
   */
  async upload<T>(principal: Principal, receive: () => Promise<T>): Promise<T> {
    const owner = ownerOf(principal);
    const uploading = [...this.#uploading.values()];
    const mine = [...this.#running.values()].filter((run) => run.owner === owner).length;
    const arriving = uploading.filter((other) => ownerOf(other) === owner).length;
    if (mine + arriving >= PER_PERSON) throw refuse('importBusy', { args: { most: PER_PERSON } });
    const ours = uploading.filter(({ enterpriseId }) => enterpriseId === principal.enterpriseId).length;
    if (ours >= UPLOADS_PER_ENTERPRISE) throw refuseBusy('enterpriseBusy');
    const id = randomUUID();
    this.#uploading.set(id, principal);
    try {
      return await receive();
    } finally {
      this.#uploading.delete(id);
    }
  }

  /**
   * Begins to read a file, once a place is free. The work rejects with the refusal that the person sees.
   * @throws Refusal when no place came free in time
   */
  async begin(portal: Portal, order: RunOrder, bytes: Buffer): Promise<BegunRun> {
    const give = await this.#reading.take(order.principal);
    try {
      const id = randomUUID();
      await addRun(portal.db, order.principal, id, portal.clock());
      const work = this.#follow(portal, id, order.principal, (run) => this.#read(portal, order, id, bytes, run));
      void work.finally(give).catch(() => {});
      return { id, work };
    } catch (error) {
      give();
      throw error;
    }
  }

  /**
   * Saves what a preview showed, or waits for the call that is at it.
   * @throws Refusal `importGone`, or one that says that no place came free in time
   */
  async save(portal: Portal, principal: Principal, id: string): Promise<BegunRun> {
    const running = this.#running.get(id);
    if (running) {
      if (running.owner !== ownerOf(principal)) throw refuse('importGone');
      return { id, work: this.#savedAfter(portal, principal, id, running.work) };
    }
    const row = await findRun(portal.db, principal, id, portal.clock());
    if (row.state === 'saved' && row.outcome) return { id, work: Promise.resolve(row.outcome) };
    if (row.state === 'reading' && row.isAlive) {
      return { id, work: this.#savedAfter(portal, principal, id, this.#readElsewhere(portal, principal, id)) };
    }
    if (row.state !== 'ready' && row.state !== 'saving') throw refuse('importGone');
    const give = await this.#saving.take(principal);
    // Another call may have come this far meanwhile.
    const other = this.#running.get(id);
    if (other) {
      give();
      return { id, work: this.#savedAfter(portal, principal, id, other.work) };
    }
    const work = this.#follow(portal, id, principal, (run) => this.#save(portal, principal, id, run, 0));
    void work.finally(give).catch(() => {});
    return { id, work };
  }

  /** How an import stands, whichever portal works on it. @throws Refusal `importGone` */
  async state(portal: Portal, principal: Principal, id: string, locale: Locale): Promise<ImportJobState> {
    const running = this.#running.get(id);
    if (running && running.owner === ownerOf(principal)) return working(running);
    const row = await findRun(portal.db, principal, id, portal.clock());
    const { state, outcome, message } = row;
    if (state === 'ready' && this.#promised.has(id)) {
      return working({ progress: READING_SHARE, rows: outcome?.rows ?? 0 });
    }
    if (outcome && (state === 'ready' || state === 'saved')) {
      return { state: 'done', progress: 1, rows: outcome.rows, result: outcome };
    }
    if (row.isAlive && (state === 'reading' || state === 'saving')) {
      return working({ progress: row.progress, rows: row.rows_read });
    }
    if (state === 'saving') {
      // The portal that was at it is gone: half an import is none. Without a free place the next question tries again.
      void this.save(portal, principal, id).catch(() => {});
      return working({ progress: READING_SHARE, rows: outcome?.rows ?? 0 });
    }
    // The portal it ran in is gone.
    const said = message ?? importText(locale, 'reason.interrupted');
    return { state: 'failed', progress: 1, rows: 0, message: said };
  }

  /** A save that comes before its preview was read to its end waits for that, and then for a place however long it takes. */
  async #savedAfter(
    portal: Portal,
    principal: Principal,
    id: string,
    reading: Promise<ImportOutcome | null>,
  ): Promise<ImportOutcome> {
    this.#promised.add(id);
    try {
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
          await sleep(LOOK_EVERY);
        }
      }
    } finally {
      this.#promised.delete(id);
    }
  }

  /** Resolves when another portal has read the file, or is gone. */
  #readElsewhere(portal: Portal, principal: Principal, id: string): Promise<null> {
    const run: Running = { owner: ownerOf(principal), progress: 0, rows: 0, work: Promise.resolve(null) };
    const wait = async (): Promise<null> => {
      for (;;) {
        await sleep(LOOK_EVERY);
        const row = await findRun(portal.db, principal, id, portal.clock());
        if (row.state !== 'reading' || !row.isAlive) return null;
        Object.assign(run, { progress: row.progress, rows: row.rows_read });
      }
    };
    // Until it is saved here, this portal says that it is being worked on.
    this.#running.set(id, run);
    run.work = wait().finally(() => this.#running.delete(id));
    run.work.catch(() => {});
    return run.work as Promise<null>;
  }

  #follow(
    portal: Portal,
    id: string,
    principal: Principal,
    start: (run: Running) => Promise<ImportOutcome>,
  ): Promise<ImportOutcome> {
    const run: Running = { owner: ownerOf(principal), progress: 0, rows: 0, work: Promise.resolve(null) };
    this.#running.set(id, run);
    const tellOthers = (): void => void beat(portal.db, id, run).catch(() => {});
    // A reading goes on when its call was answered: it must not fail because the enterprise's share is taken just then.
    const work = runInLane({ section: 'portal', key: principal.enterpriseId }, () => {
      const beats = setInterval(tellOthers, BEAT_EVERY).unref();
      return start(run).finally(() => {
        clearInterval(beats);
        this.#running.delete(id);
      });
    });
    run.work = work;
    // A job's failure is read from its row.
    work.catch(() => {});
    return work;
  }

  async #read(portal: Portal, order: RunOrder, id: string, bytes: Buffer, run: Running): Promise<ImportOutcome> {
    const { principal, billType, locale, dryRun } = order;
    const share = dryRun ? 1 : READING_SHARE;
    let isRead = false;
    try {
      const read = await readInThread(
        {
          bytes,
          name: order.fileName,
          connection: connectionConfig(portal),
          runId: id,
          billType,
          houseScac: principal.houseScac,
          userId: principal.userId,
          userName: principal.userName,
          locale,
          now: portal.clock(),
        },
        (progress, rows) => Object.assign(run, { progress: progress * share, rows }),
        this.#time,
        this.#heap,
      );
      isRead = true;
      const outcome: ImportOutcome = { ...read, token: id };
      run.rows = read.rows;
      await finishReading(portal.db, principal.enterpriseId, id, outcome);
      return dryRun ? outcome : await this.#save(portal, principal, id, run, READING_SHARE);
    } catch (error) {
      // Behind its reading, and where the database refuses, it is no fault of the file.
      const isOurs = isRead || 'severity' in (error as Error);
      const known = error instanceof Unreadable ? error : new Unreadable(isOurs ? 'interrupted' : 'damaged');
      if (known !== error) portal.log.error({ err: error }, 'an import failed');
      const message = importText(locale, `reason.${known.reason}`, known.args);
      if (!(await failRun(portal.db, principal.enterpriseId, id, message))) {
        // Some of its drafts are there, and the others follow: a second import would double them.
        throw refuse('importUnfinished', { extra: { jobId: id } });
      }
      const reason = known.reason === 'tooLarge' ? 'importTooLarge' : 'importUnreadable';
      throw refuse(reason, { extra: { message, reason: known.reason } });
    }
  }

  #save(portal: Portal, principal: Principal, id: string, run: Running, from: number): Promise<ImportOutcome> {
    return saveRun(portal, principal, id, (share) => (run.progress = from + share * (1 - from)));
  }
}

const working = ({ progress, rows }: Pick<Running, 'progress' | 'rows'>): ImportJobState => ({
  state: 'working',
  progress: Math.min(progress, 0.99),
  rows,
});

const ownerOf = ({ enterpriseId, userId }: Principal): string => `${enterpriseId} ${userId}`;
