import { PORTAL_BASE } from '#contract/calls.ts';
import { NAME_HEADER } from './lossyProxy.ts';

/** Null when no response arrived. */
export type ApiResponse = { status: number; body: unknown } | null;

export interface ApiCallOptions {
  body?: unknown;
  /** `Idempotency-Key` */
  key?: string;
  /** Milliseconds. */
  timeout?: number;
  /** Name of the request for the lossy proxy. */
  name?: string;
}

/** A browser session: keeps its cookies while portals restart. */
export class ApiClient {
  readonly #cookies = new Map<string, string>();

  /** Cookies and token of the session, for other requests than `call`. */
  headers(): Record<string, string> {
    return {
      cookie: [...this.#cookies].map((cookie) => cookie.join('=')).join('; '),
      'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
    };
  }

  /** @param base address of the portal or of the lossy proxy; null while no portal runs */
  async call(
    base: string | null,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options: ApiCallOptions = {},
  ): Promise<ApiResponse> {
    if (base === null) return null;
    const { body, key, timeout, name } = options;
    try {
      const answer = await fetch(base + PORTAL_BASE + path, {
        method,
        headers: {
          ...this.headers(),
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
          ...(name ? { [NAME_HEADER]: name } : {}),
        },
        ...(method !== 'GET' ? { body: JSON.stringify(body ?? {}) } : {}),
        ...(timeout ? { signal: AbortSignal.timeout(timeout) } : {}),
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
