import { randomUUID } from 'node:crypto';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import type { BillType } from '#contract/codes.ts';
import type { Locale } from '#contract/limits.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { connectionOf } from '../workers/connectionOf.ts';
import { importText } from './importTexts.ts';
import { addRun, failRun, finishReading, findRun } from './importStore.ts';
import { readInThread } from './readInThread.ts';
import { saveRun } from './saveRun.ts';
import { Unreadable } from './unreadable.ts';

/** Of one person, and of all together: each holds a thread. */
const PER_PERSON = 2;
const ALTOGETHER = 4;
/** Share of an import that reading is; saving is the rest. */
const READING_SHARE = 0.4;

interface Running {
  owner: string;
  progress: number;
  rows: number;
  work: Promise<ImportOutcome>;
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
}

/** The imports at work in this process. */
export class ImportRuns {
  readonly #running = new Map<string, Running>();
  #uploading = new Map<string, number>();

  /**
   * Runs an upload in one of its person's two places.
   * @throws Refusal `importBusy` when both are taken
   */
  async upload<T>(principal: Principal, read: () => Promise<T>): Promise<T> {
    const owner = ownerOf(principal);
    const uploading = this.#uploading.get(owner) ?? 0;
    const mine = [...this.#running.values()].filter((run) => run.owner === owner).length;
    const all = this.#running.size + [...this.#uploading.values()].reduce((sum, count) => sum + count, 0);
    if (mine + uploading >= PER_PERSON || all >= ALTOGETHER) throw refuse('importBusy');
    this.#uploading.set(owner, uploading + 1);
    try {
      return await read();
    } finally {
      const left = (this.#uploading.get(owner) ?? 1) - 1;
      if (left > 0) this.#uploading.set(owner, left);
      else this.#uploading.delete(owner);
    }
  }

  /** Begins to read a file. The work rejects with what the person is told. */
  async begin(portal: Portal, order: RunOrder, bytes: Buffer): Promise<BegunRun> {
    const id = randomUUID();
    await addRun(portal.db, order.principal, id, portal.clock());
    const work = this.#follow(id, order.principal, (run) => this.#read(portal, order, id, bytes, run));
    return { id, work };
  }

  /** Saves what a preview showed, or waits for whoever is at it. @throws Refusal `importGone` */
  async save(portal: Portal, principal: Principal, id: string): Promise<BegunRun> {
    const running = this.#running.get(id);
    if (running) {
      if (running.owner !== ownerOf(principal)) throw refuse('importGone');
      // Who saves before the preview was read to its end waits for that, too.
      const work = running.work.then(async (read) =>
        read.drafts ? read : (await this.save(portal, principal, id)).work,
      );
      return { id, work };
    }
    const row = await findRun(portal.db, principal, id, portal.clock());
    if (row.state === 'saved' && row.outcome) return { id, work: Promise.resolve(row.outcome) };
    if (row.state !== 'ready' && row.state !== 'saving') throw refuse('importGone');
    // Two calls may have come this far; the second waits for the first one's lock, and finds the drafts made.
    const begun = this.#running.get(id)?.work;
    const work = begun ?? this.#follow(id, principal, (run) => this.#save(portal, principal, id, run, 0));
    return { id, work };
  }

  /** How an import stands. @throws Refusal `importGone` */
  async state(portal: Portal, principal: Principal, id: string, locale: Locale): Promise<ImportJobState> {
    const running = this.#running.get(id);
    if (running && running.owner === ownerOf(principal)) {
      return { state: 'working', progress: Math.min(running.progress, 0.99), rows: running.rows };
    }
    const { state, outcome, message } = await findRun(portal.db, principal, id, portal.clock());
    if (outcome && (state === 'ready' || state === 'saved')) {
      return { state: 'done', progress: 1, rows: outcome.rows, result: outcome };
    }
    if (state === 'saving') {
      // Whoever was at it is gone: half an import is none.
      await this.save(portal, principal, id);
      return { state: 'working', progress: READING_SHARE, rows: outcome?.rows ?? 0 };
    }
    // The portal it ran in is gone.
    const said = message ?? importText(locale, 'reason.interrupted');
    return { state: 'failed', progress: 1, rows: 0, message: said };
  }

  #follow(id: string, principal: Principal, start: (run: Running) => Promise<ImportOutcome>): Promise<ImportOutcome> {
    const run = { owner: ownerOf(principal), progress: 0, rows: 0 } as Running;
    this.#running.set(id, run);
    run.work = start(run).finally(() => this.#running.delete(id));
    // A job's failure is read from its row.
    run.work.catch(() => {});
    return run.work;
  }

  async #read(portal: Portal, order: RunOrder, id: string, bytes: Buffer, run: Running): Promise<ImportOutcome> {
    const { principal, billType, locale, dryRun } = order;
    const share = dryRun ? 1 : READING_SHARE;
    let isRead = false;
    try {
      const read = await readInThread(
        {
          bytes,
          connection: connectionOf(portal),
          runId: id,
          billType,
          houseScac: principal.houseScac,
          userId: principal.userId,
          userName: principal.userName,
          locale,
          now: portal.clock(),
        },
        (progress, rows) => Object.assign(run, { progress: progress * share, rows }),
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

const ownerOf = ({ enterpriseId, userId }: Principal): string => `${enterpriseId} ${userId}`;
