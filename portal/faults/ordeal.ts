import { sql } from 'kysely';
import type { FilingDetail, SendReply } from '#contract/endpoints/filings.ts';
import type { Operation } from '#contract/endpoints/filingLife.ts';
import type { PracticeRule } from '#contract/endpoints/practice.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { openDatabase } from '../db/database.ts';
import { JOBS_CHANNEL } from '../events/bus.ts';
import type { Db } from '../portal.ts';
import { writePracticeSetting } from '../store/practice.ts';
import { Browser, type Heard } from './browser.ts';
import { DataFolder } from './dataFolder.ts';
import { openOffices, ORDEAL_PASSWORD } from './offices.ts';
import { startVictim, type Victim, type VictimOptions } from './victim.ts';

/** One thing that somebody does with filings; under a key where it costs something. */
export interface Deed {
  path: string;
  body?: unknown;
  key?: string;
  /** Without a key: the filing that it deletes. */
  filing?: string;
}
export interface Filed {
  id: string;
  bill: Bill;
}

const SCAC = 'ORDA';

/** A data folder, the portals that live and die on it, and one filer who sees it through. */
export class Ordeal {
  readonly folder = new DataFolder();
  readonly #bundle: string;
  readonly #browser = new Browser();
  #victim: Victim | undefined;

  /** @param bundle the built portal */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Kills the portal that runs, if any, and starts the next. */
  async start(options: VictimOptions = {}): Promise<Victim> {
    await this.#victim?.kill();
    this.#victim = await startVictim(this.#bundle, this.folder.path, options);
    if (this.#victim.url === null && !options.crashAt) throw new Error(this.#victim.lastWords());
    return this.#victim;
  }

  /** The first start: the filer is there, with money. */
  async prepare(options?: VictimOptions): Promise<void> {
    const { url } = await this.start(options);
    const [filer] = await this.withDatabase((db) => openOffices(db, 1, 1));
    await this.#browser.signIn(url, filer?.account ?? '', ORDEAL_PASSWORD);
  }

  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Heard> {
    return this.#browser.call(this.#victim?.url ?? null, method, path, { body, key });
  }

  post({ path, body, key }: Deed): Promise<Heard> {
    return this.call('POST', path, body, key);
  }

  /** What is said of a deed; null while nobody can say. */
  async isDone({ key, filing }: Deed): Promise<boolean | null> {
    const heard = await this.call('GET', key ? `/intents/${key}` : `/operation/${filing}`);
    if (heard?.status !== 200) return null;
    if (filing) return (heard.body as Operation[]).some(({ action }) => action === 'delete');
    const { state } = heard.body as { state: string };
    return state === 'working' ? null : state === 'done';
  }

  async statusOf(id: string): Promise<string | undefined> {
    const heard = await this.call('GET', `/bill/${id}`);
    return (heard?.body as Partial<FilingDetail> | undefined)?.declarationStatus;
  }

  /** A send of a new draft with these numbers. */
  async draftWith(key: string, ...amsNos: string[]): Promise<Deed> {
    const saved = await this.call('POST', '/draft-bills/save', asBody(billWith(...amsNos)));
    if (saved?.status !== 200) throw new Error(`The draft was answered ${JSON.stringify(saved)}.`);
    const { id } = saved.body as { id: string };
    return { key, path: '/draft-bills/send?payType=0', body: { ids: [id] } };
  }

  async file(amsNo: string): Promise<Filed> {
    const bill = billWith(amsNo);
    const sent = await this.call('POST', '/bills/send?payType=0', asBody(bill), `file ${amsNo}`);
    if (sent?.status !== 200) throw new Error(`The filing was answered ${JSON.stringify(sent)}.`);
    const id = (sent.body as SendReply).filings[0]?.id ?? '';
    return { id, bill: { ...bill, id, revision: 1 } as Bill };
  }

  /** Lets customs say the next of its answers, or all that it means to say, at once. @returns how many there are */
  hurryCustoms(how: 'next' | 'all'): Promise<number> {
    return this.withDatabase(async (db) => {
      const waiting = db
        .selectFrom('job')
        .select('id')
        .where('kind', 'like', 'practice.%')
        .where('done_at', 'is', null);
      const chosen = how === 'all' ? waiting : waiting.orderBy('run_at').orderBy('id').limit(1);
      const hurried = await db
        .updateTable('job')
        .set({ run_at: new Date() })
        .where('id', 'in', chosen)
        .returning('id')
        .execute();
      await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db);
      return hurried.length;
    });
  }

  /** Tells practice customs what to say to which numbers. */
  scriptCustoms(rules: PracticeRule[], speed: number): Promise<void> {
    return this.withDatabase((db) => db.transaction().execute((trx) => writePracticeSetting(trx, { rules, speed })));
  }

  /** Lets customs say all that it means to say. @returns what is left to do */
  async openJobs() {
    await this.hurryCustoms('all');
    return this.withDatabase((db) =>
      db
        .selectFrom('job')
        .select(['kind', 'attempts', 'last_error', 'run_at', 'leased_by'])
        .where('done_at', 'is', null)
        .execute(),
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

  /** Leaves nothing behind, also when the test was cut short. */
  async end(): Promise<void> {
    await this.#victim?.kill();
    await this.folder.remove();
  }
}

const billWith = (...amsNos: string[]): Bill =>
  isf10Bill({ houseScac: SCAC, amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
