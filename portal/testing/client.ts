import type { FastifyInstance } from 'fastify';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { Method } from '#schema/endpoint.ts';

export interface ClientAnswer {
  status: number;
  /** The parsed body; undefined when empty. */
  body: unknown;
  text: string;
  /** The bytes of the body, for files. */
  raw: Uint8Array;
  headers: Record<string, unknown>;
}

/** The proxy in front of the portal: its address and the headers that it adds. */
export interface ProxyRoute {
  remoteAddress?: string;
  headers?: Record<string, string>;
}

/** A client with the cookies of one browser; sends the XSRF and owner headers as the app does. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  /** The signed-in user. */
  user: UserInfo | null = null;
  readonly #app: FastifyInstance;
  readonly #route: ProxyRoute;

  constructor(app: FastifyInstance, route: ProxyRoute = {}) {
    this.#app = app;
    this.#route = route;
  }

  /** The Cookie header, for calls over a real socket. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get xsrfToken(): string {
    return this.cookies.get('__Host-XSRF-TOKEN') ?? this.cookies.get('XSRF-TOKEN') ?? '';
  }

  /** @param path below the portal's base, e.g. `/draft-bills?pageSize=10` */
  get(path: string, headers: Record<string, string> = {}): Promise<ClientAnswer> {
    return this.#send('GET', path, undefined, headers);
  }

  /** An empty header value removes that header. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ClientAnswer> {
    return this.#write('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ClientAnswer> {
    return this.#write('PUT', path, body, headers);
  }

  remove(path: string, headers: Record<string, string> = {}): Promise<ClientAnswer> {
    return this.#write('DELETE', path, undefined, headers);
  }

  async #write(method: Method, path: string, body: unknown, headers: Record<string, string>): Promise<ClientAnswer> {
    if (!this.xsrfToken) await this.get('/anonymous/locale/support-locale', headers);
    const owner = this.user && `${this.user.userId}.${this.user.enterpriseId ?? ''}`;
    return this.#send(method, path, body, {
      'x-xsrf-token': this.xsrfToken,
      ...(owner ? { 'x-owner': owner } : {}),
      ...headers,
    });
  }

  async signIn(account: string, password: string): Promise<this> {
    const answer = await this.post('/anonymous/login', { account, password }, { 'x-owner': '' });
    if (answer.status !== 200) throw new Error(`${account} could not sign in: ${answer.text}`);
    this.user = answer.body as UserInfo;
    return this;
  }

  async #send(method: Method, path: string, body: unknown, headers: Record<string, string>): Promise<ClientAnswer> {
    const given = Object.entries(headers).filter(([, value]) => value !== '');
    const answer = await this.#app.inject({
      method,
      url: PORTAL_BASE + path,
      ...(this.#route.remoteAddress ? { remoteAddress: this.#route.remoteAddress } : {}),
      headers: {
        ...this.#route.headers,
        ...Object.fromEntries(given),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '';
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = answer.payload;
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      text,
      raw: answer.rawPayload,
      body: isJson && text ? answer.json() : undefined,
      headers: answer.headers,
    };
  }
}
