import { expect, onTestFinished, vi } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { endpoints, type BuiltCall, type HandlerInput, type Reply } from '#contract/endpoints/index.ts';
import type { Endpoint } from '#schema/endpoint.ts';

interface AnyAsked {
  name: BuiltCall;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  idempotencyKey: string | null;
}
/** A call as the portal gets it. */
export interface Asked<N extends BuiltCall> extends AnyAsked {
  name: N;
  body: HandlerInput<N>['body'];
}

/** Of a method, so that the answers of all calls fit one map. */
type Answer<N extends BuiltCall> = { of(asked: Asked<N>): Reply<N> | Promise<Reply<N>> }['of'];
export type Answers = { [N in BuiltCall]?: Answer<N> };

/** What every list requests: its settings and recent searches, both with their defaults. */
export const LIST_SETTINGS: Answers = {
  getUserConfig: () => ({ pageSize: 10, showImportantNotice: true, tourSeen: true }),
  getTableConfig: ({ query: { type = '' } }) => ({ columnString: '', pageSize: 10, project: 'isf', type }),
  listQueryLog: () => [],
};

/** Thrown by an answer: the portal refuses. */
export class Refused extends Error {
  readonly response: Response;

  constructor(status: number, body: object = { code: status, message: 'said by the portal' }) {
    super(`refused with ${status}`);
    this.response = Response.json(body, { status });
  }
}

/** Thrown by an answer: it never arrives. */
export class Lost extends TypeError {}

const isBuilt = (name: string): name is BuiltCall => Object.hasOwn(endpoints, name);
const ROUTES = Object.keys(endpoints)
  .filter(isBuilt)
  .map((name) => {
    const endpoint: Endpoint = endpoints[name];
    const pattern = new RegExp(`^${endpoint.call.path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u');
    return { name, endpoint, pattern };
  });

function routeOf(method: string, path: string) {
  for (const { name, endpoint, pattern } of ROUTES) {
    const found = method === endpoint.call.method ? pattern.exec(path) : null;
    if (found) return { name, endpoint, params: { ...found.groups } };
  }
  throw new Error(`no call of the contract is ${method} ${path}`);
}

/**
 * The portal behind `fetch` for one test: client, tokens, headers and error handling are those of the app. A call without
 * an answer fails the test. `answers` may be changed while the test runs.
 * @returns every call that was made, oldest first
 * @example const portal = openPortal({ getFiling: () => filing });
 */
export function openPortal(answers: Answers): { asked: AnyAsked[] } {
  const asked: AnyAsked[] = [];
  const unanswered: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const url = new URL(address, 'http://portal');
    const { name, endpoint, params } = routeOf(method, url.pathname.slice(PORTAL_BASE.length));
    const call = {
      name,
      params,
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? endpoint.body?.parse(JSON.parse(body)) : undefined,
      idempotencyKey: new Headers(headers).get('Idempotency-Key'),
    };
    asked.push(call);
    const answer: { of(asked: AnyAsked): unknown }['of'] | undefined = answers[call.name];
    if (!answer) {
      unanswered.push(name);
      return Response.json({ code: 501, message: name }, { status: 501 });
    }
    try {
      const reply = await answer(call);
      return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
    } catch (error) {
      if (error instanceof Refused) return error.response;
      throw error;
    }
  });
  if (typeof document !== 'undefined') document.cookie = 'XSRF-TOKEN=x';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(unanswered, 'calls without an answer').toEqual([]);
  });
  return { asked };
}
