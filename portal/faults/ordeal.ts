import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { DATABASE_USER } from '../embedded/createCluster.ts';
import { readPostmasterFile } from '../embedded/postmaster.ts';
import { mayBePostmasterOf } from '../embedded/processInfo.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { startVictim, Survivor, type Victim, type VictimAnswer } from './victim.ts';

/** One draft with two numbers, sent under one key whatever dies meanwhile. */
export interface Attempt {
  draft: string;
  key: string;
  amsNos: readonly [string, string];
}

export interface Asked {
  state: 'unknown' | 'working' | 'done';
  status?: number;
  body?: SendReply;
}

/** What an attempt costs, coins. */
export const PRICE = 140;

/** A data folder, and the portals that live and die on it. */
export class Ordeal {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'tpt-faults-'));
  readonly #bundle: string;
  readonly #browser = new Survivor();
  #victim: Victim | undefined;

  /** @param bundle the built portal */
  constructor(bundle: string) {
    this.#bundle = bundle;
    // The database runs as another user than root.
    chmodSync(this.#dataDir, 0o755);
  }

  /** Kills the portal that runs, if any, and starts the next. */
  async start(crashAt?: string): Promise<Victim> {
    await this.#victim?.kill();
    this.#victim = await startVictim(this.#bundle, this.#dataDir, crashAt);
    return this.#victim;
  }

  /** Signs in and writes drafts. */
  async prepare(count: number): Promise<Attempt[]> {
    await this.start();
    if (this.#victim) await this.#browser.signIn(this.#victim, 'filer@harbour.test', DEMO_PASSWORD);
    const attempts: Attempt[] = [];
    for (let index = 0; index < count; index += 1) {
      const amsNos = [`OOLUKILL${index}A`, `OOLUKILL${index}B`] as const;
      const bill = isf10Bill({ amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
      const saved = await this.call('POST', '/draft-bills/save', asBody(bill));
      if (saved?.status !== 200) throw new Error(`The draft was answered ${JSON.stringify(saved)}.`);
      const { id } = saved.body as { id: string };
      attempts.push({ draft: id, key: `key-${index}`, amsNos });
    }
    return attempts;
  }

  async call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<VictimAnswer> {
    return this.#victim ? this.#browser.call(this.#victim, method, path, body, key) : null;
  }

  send({ draft, key }: Attempt): Promise<VictimAnswer> {
    return this.call('POST', '/draft-bills/send?payType=0', { ids: [draft], quotedTotal: PRICE }, key);
  }

  /** What became of the key; `working` too while nobody can be asked. */
  async ask({ key }: Attempt): Promise<Asked> {
    const answer = await this.call('GET', `/intents/${key}`);
    return answer?.status === 200 ? (answer.body as Asked) : { state: 'working' };
  }

  /** Process id of the database that runs. */
  databasePid(): number {
    return readPostmasterFile(this.#cluster)?.pid ?? 0;
  }

  /** Of the database that the portal runs. */
  connection() {
    const server = readPostmasterFile(this.#cluster);
    const password = readFileSync(join(this.#dataDir, 'database', 'password'), 'utf8').trim();
    return { host: server?.socketDir, port: server?.port, user: DATABASE_USER, password, database: 'tenplustwo' };
  }

  /** Leaves nothing behind, also when the test was cut short. */
  async end(): Promise<void> {
    await this.#victim?.kill();
    const pid = this.databasePid();
    if (pid && mayBePostmasterOf(pid, realpathSync(this.#cluster))) process.kill(pid, 'SIGQUIT');
    const home = join(this.#dataDir, 'database');
    if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true, maxRetries: 5 });
    rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  get #cluster(): string {
    return join(this.#dataDir, 'database', 'cluster');
  }
}
