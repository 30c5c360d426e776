import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { PORTAL_BASE } from '#contract/calls.ts';

/** A portal in a process of its own, with its own embedded database, that a test may kill. */
export interface Victim {
  /** Null when it died before it was ready. */
  url: string | null;
  /** Settles when the process is gone, with the signal that ended it. */
  gone: Promise<NodeJS.Signals | null>;
  kill(): Promise<void>;
}

/** Starts a built portal on a data folder. @param crashAt TPT_CRASH_AT */
export async function startVictim(bundle: string, dataDir: string, crashAt?: string): Promise<Victim> {
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      TPT_POSTGRES_BIN: process.env.TPT_POSTGRES_BIN,
      TPT_DATA_DIR: dataDir,
      TPT_PRACTICE_SPEED: '50',
      TPT_CRASH_AT: crashAt,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const url = await Promise.race([readyUrl(child), gone.then(() => null)]);
  return {
    url,
    gone,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The address a starting portal prints. */
function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, url] = /ready at (\S+)/u.exec(said) ?? [];
      if (url) resolve(url);
    });
    child.stderr?.resume();
  });
}

/** What a victim answered; null when it died over it or its database was away. */
export type VictimAnswer = { status: number; body: unknown } | null;

/** A browser that keeps its cookies over every death of the portal. */
export class Survivor {
  readonly #cookies = new Map<string, string>();

  async call(
    victim: Victim,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<VictimAnswer> {
    if (!victim.url) return null;
    try {
      const answer = await fetch(victim.url + PORTAL_BASE + path, {
        method,
        headers: {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      const text = await answer.text();
      return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : undefined };
    } catch {
      return null;
    }
  }

  async signIn(victim: Victim, account: string, password: string): Promise<void> {
    await this.call(victim, 'GET', '/anonymous/locale/support-locale');
    const answer = await this.call(victim, 'POST', '/anonymous/login', { account, password });
    if (answer?.status !== 200) throw new Error(`Sign-in was answered ${JSON.stringify(answer)}.`);
  }
}
