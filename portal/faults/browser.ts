import { PORTAL_BASE } from '#contract/calls.ts';
import { NAME_HEADER } from './lossyProxy.ts';

/** What was answered; null when nothing came. */
export type Heard = { status: number; body: unknown } | null;

export interface Asking {
  body?: unknown;
  /** `Idempotency-Key` */
  key?: string;
  /** Gives up after this, milliseconds. */
  patience?: number;
  /** For the lossy network. */
  name?: string;
}

/** A browser that keeps its cookies over every death of the portal. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  /** @param base where the portal is, or what stands before it; null while there is none */
  async call(base: string | null, method: 'GET' | 'POST', path: string, asking: Asking = {}): Promise<Heard> {
    if (base === null) return null;
    const { body, key, patience, name } = asking;
    try {
      const answer = await fetch(base + PORTAL_BASE + path, {
        method,
        headers: {
          cookie: [...this.#cookies].map((cookie) => cookie.join('=')).join('; '),
          'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
          ...(name ? { [NAME_HEADER]: name } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
        ...(patience ? { signal: AbortSignal.timeout(patience) } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, of = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        this.#cookies.set(of, value);
      }
      const text = await answer.text();
      return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : undefined };
    } catch {
      return null;
    }
  }

  async signIn(base: string | null, account: string, password: string): Promise<void> {
    await this.call(base, 'GET', '/anonymous/locale/support-locale');
    const answer = await this.call(base, 'POST', '/anonymous/login', { body: { account, password } });
    if (answer?.status !== 200) throw new Error(`Sign-in was answered ${JSON.stringify(answer)}.`);
  }
}
