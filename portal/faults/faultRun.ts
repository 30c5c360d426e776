import { sql } from 'kysely';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { FilingDetail, SendReply } from '#contract/endpoints/filings.ts';
import type { Operation } from '#contract/endpoints/filingLife.ts';
import type { PracticeRule } from '#contract/endpoints/practice.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { openDatabase } from '../db/database.ts';
import { JOBS_CHANNEL } from '../events/bus.ts';
import type { Db } from '../portal.ts';
import { writePracticeSetting } from '../store/practice.ts';
import { ApiClient, type ApiResponse } from './apiClient.ts';
import { createOffices, FILER_PASSWORD } from './createOffices.ts';
import type { DataFolder } from './dataFolder.ts';
import { fillDataFolder } from './fillDataFolder.ts';
import type { PortalProcess, PortalProcessOptions } from './portalProcess.ts';
import { PortalRunner } from './portalRunner.ts';

/** A request that changes filings. Paid requests carry an idempotency key. */
export interface FilingRequest {
  path: string;
  body?: unknown;
  key?: string;
  /** Without a key: id of the filing that it deletes. */
  filing?: string;
}
export interface Filed {
  id: string;
  bill: Bill;
}

const SCAC = 'ORDA';

/** A data folder, the portal processes that run on it one after another, and one signed-in user. */
export class FaultRun {
  readonly #runner: PortalRunner;
  readonly #client = new ApiClient();

  /** @param bundle entry file of the built portal @param parent of the data folder; default: the temporary folder */
  constructor(bundle: string, parent?: string) {
    this.#runner = new PortalRunner(bundle, parent);
  }

  get folder(): DataFolder {
    return this.#runner.folder;
  }

  /** The running portal. @throws before the first start */
  get portal(): PortalProcess {
    if (!this.#runner.portal) throw new Error('No portal was started.');
    return this.#runner.portal;
  }

  /** Kills the running portal, if any, and starts the next one. */
  async start(options: PortalProcessOptions = {}): Promise<PortalProcess> {
    const portal = await this.#runner.start(options);
    if (portal.url === null && !options.crashAt) throw new Error(portal.stderr());
    return portal;
  }

  /** Starts the first portal, creates the enterprise and signs the user in. */
  async prepare(options?: PortalProcessOptions): Promise<void> {
    await fillDataFolder(this.folder.path);
    const { url } = await this.start(options);
    const [filer] = await this.withDatabase((db) => createOffices(db, 1, 1));
    await this.#client.signIn(url, filer?.account ?? '', FILER_PASSWORD);
  }

  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<ApiResponse> {
    return this.#client.call(this.#runner.portal?.url ?? null, method, path, { body, key });
  }

  /** A request of the signed-in user whose answer is read by the caller. @throws when no answer arrives */
  fetch(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const url = `${this.#runner.portal?.url}${PORTAL_BASE}${path}`;
    return fetch(url, { ...init, headers: { ...this.#client.headers(), ...headers } });
  }

  post({ path, body, key }: FilingRequest): Promise<ApiResponse> {
    return this.call('POST', path, body, key);
  }

  /** Whether the portal reports the action as done; null while it does not answer or still works on it. */
  async isDone({ key, filing }: FilingRequest): Promise<boolean | null> {
    const response = await this.call('GET', key ? `/intents/${key}` : `/operation/${filing}`);
    if (response?.status !== 200) return null;
    if (filing) return (response.body as Operation[]).some(({ action }) => action === 'delete');
    const { state } = response.body as { state: string };
    return state === 'working' ? null : state === 'done';
  }

  async getStatus(id: string): Promise<string | undefined> {
    const response = await this.call('GET', `/bill/${id}`);
    return (response?.body as Partial<FilingDetail> | undefined)?.declarationStatus;
  }

  /** Saves a draft with these B/L numbers. @returns the action that sends it */
  async createDraft(key: string, ...amsNos: string[]): Promise<FilingRequest> {
    const saved = await this.call('POST', '/draft-bills/save', asBody(isf10With(...amsNos)));
    if (saved?.status !== 200) throw new Error(`The draft was answered ${JSON.stringify(saved)}.`);
    const { id } = saved.body as { id: string };
    return { key, path: '/draft-bills/send?payType=0', body: { ids: [id] } };
  }

  async file(amsNo: string): Promise<Filed> {
    const bill = isf10With(amsNo);
    const sent = await this.call('POST', '/bills/send?payType=0', asBody(bill), `file ${amsNo}`);
    if (sent?.status !== 200) throw new Error(`The filing was answered ${JSON.stringify(sent)}.`);
    const id = (sent.body as SendReply).filings[0]?.id ?? '';
    return { id, bill: { ...bill, id, revision: 1 } as Bill };
  }

  /** Makes the next receipt of practice customs, or all of them, due now. @returns how many */
  deliverReceipts(how: 'next' | 'all'): Promise<number> {
    return this.withDatabase(async (db) => {
      const waiting = db
        .selectFrom('job')
        .select('id')
        .where('kind', 'like', 'practice.%')
        .where('done_at', 'is', null);
      const chosen = how === 'all' ? waiting : waiting.orderBy('run_at').orderBy('id').limit(1);
      const due = await db
        .updateTable('job')
        .set({ run_at: new Date() })
        .where('id', 'in', chosen)
        .returning('id')
        .execute();
      await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db);
      return due.length;
    });
  }

  /** Sets how practice customs answers which numbers. */
  writePracticeRules(rules: PracticeRule[], speed: number): Promise<void> {
    return this.withDatabase((db) => db.transaction().execute((trx) => writePracticeSetting(trx, { rules, speed })));
  }

  /** Makes all receipts due. @returns jobs that are not done */
  async openJobs() {
    await this.deliverReceipts('all');
    return this.withDatabase((db) =>
      db
        .selectFrom('job')
        .select(['kind', 'attempts', 'last_error', 'run_at', 'leased_by'])
        .where('done_at', 'is', null)
        .execute(),
    );
  }

  /** Ends all connections of the portal, which opens new ones. */
  reconnectDatabase(): Promise<unknown> {
    return this.withDatabase((db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );
  }

  async withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { db } = openDatabase(this.folder.connection());
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  /** Ends the portal and its database, and deletes the folder; later starts fail. */
  end(): Promise<void> {
    return this.#runner.end();
  }
}

const isf10With = (...amsNos: string[]): Bill =>
  isf10Bill({ houseScac: SCAC, amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
