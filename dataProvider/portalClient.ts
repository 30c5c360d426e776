import { calls } from '#contract/calls.ts';
import type { BuiltCall, CallInput, Reply } from '#contract/endpoints/index.ts';
import { SIGNED_OUT_CODES } from '#contract/pageCodes.ts';
import { TIMES } from '#contract/limits.ts';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import type { Call } from '#schema/endpoint.ts';
import type { ErrorTree } from '#schema/issue.ts';
import { earlyFetch, type SimpleFetch } from '#startup/earlyRequests.ts';
import { PortalError } from './portalError.ts';
import { queryText, type QueryValue } from './queryText.ts';
import { readCookie } from '#rules/readCookie.ts';
import { requestHeaders } from './requestHeaders.ts';
import type { SendForm } from './sendForm.ts';
import { updateServerClock } from '#schema/serverClock.ts';
import { addressOf, configuredBases, type ServiceBases } from './serviceBase.ts';
import { notifySignedOut, type SignedOut } from './signedOut.ts';

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type OptionalWhereEmpty<T> = { [K in keyof T as object extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as object extends T[K] ? never : K]: T[K];
};
/** A call's `params`, `query` and `body`; a query with only optional parts may be omitted. */
export type Input<N extends BuiltCall> = OptionalWhereEmpty<WithoutUndefined<CallInput<N>>>;
export type InputArgs<N extends BuiltCall> =
  object extends Input<N> ? [input?: Input<N>, options?: CallOptions] : [input: Input<N>, options?: CallOptions];

interface CallOptions {
  /** Required by paid calls. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface UploadOptions {
  /** The same for a repeated upload, which then has its effect once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Upload progress, 0 to 1. */
  onProgress?: (part: number) => void;
}

export interface ClientEnvironment {
  fetch: SimpleFetch;
  cookies: () => string;
  language: () => string;
  zoneOffset: () => number;
  bases: ServiceBases;
  onSignedOut: (reply: SignedOut) => void;
  /** Sends a form with a file; `fetch` has no upload progress. */
  sendForm?: SendForm;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}
interface WireError {
  code?: number;
  message?: string;
  errors?: ErrorTree;
  loginUrl?: string;
}

const fullAddress = ({ bases }: ClientEnvironment, path: string, query?: AnyInput['query']): string =>
  `${addressOf(path, bases)}${queryText(query)}`;

/** Any GET sets the cookie. */
async function ensureToken(environment: ClientEnvironment): Promise<void> {
  if (readCookie(environment.cookies(), 'XSRF-TOKEN')) return;
  const address = fullAddress(environment, calls.supportedLocales.path);
  await sendRequest(environment, { address, init: {}, controller: new AbortController(), isAnonymous: true });
}

/** [C03] Pending writes by method, address and body: the same write aborts the one before. */
function pendingWrites() {
  const pending = new Map<string, AbortController>();
  return {
    start(identity: string, controller: AbortController): void {
      pending.get(identity)?.abort(new PortalError({ kind: 'duplicate', message: 'shell.request.duplicate' }));
      pending.set(identity, controller);
    },
    end(identity: string, controller: AbortController): void {
      if (pending.get(identity) === controller) pending.delete(identity);
    },
  };
}

export function createPortalClient(environment: ClientEnvironment) {
  const writes = pendingWrites();
  const leaving = new AbortController();
  let owner: string | null = null;

  const buildHeaders = (declared: Call, idempotencyKey?: string): Record<string, string> =>
    requestHeaders(declared, {
      language: environment.language(),
      zoneOffset: environment.zoneOffset(),
      xsrfToken: readCookie(environment.cookies(), 'XSRF-TOKEN'),
      owner,
      idempotencyKey,
    });

  async function call<N extends BuiltCall>(name: N, ...[input, options = {}]: InputArgs<N>): Promise<Reply<N>> {
    const { params, query, body } = (input ?? {}) as AnyInput;
    const declared = calls[name];
    const { method } = declared;
    const address = fullAddress(environment, fillPath(declared.path, params), query);
    const isWrite = method !== 'GET';
    if (isWrite) await ensureToken(environment);

    const text = body === undefined ? undefined : JSON.stringify(body);
    const controller = new AbortController();
    const identity = `${method} ${address} ${text ?? ''}`;
    if (isWrite) writes.start(identity, controller);
    const isAnonymous = declared.access === 'anonymous';
    const send = () => {
      const headers = buildHeaders(declared, options.idempotencyKey);
      if (text !== undefined) headers['Content-Type'] = 'application/json';
      const init = { method, headers, body: text };
      // Only the call that ends the session may follow a sign-out.
      const signals = [options.signal, name === 'logout' ? undefined : leaving.signal];
      return sendRequest(environment, { address, init, controller, isAnonymous, signals });
    };
    try {
      return (await repeatWithNewToken(send)) as Reply<N>;
    } finally {
      writes.end(identity, controller);
    }
  }

  async function upload<N extends BuiltCall>(
    name: N,
    form: FormData,
    input?: Pick<AnyInput, 'query'>,
    { signal, onProgress, idempotencyKey }: UploadOptions = {},
  ): Promise<Reply<N>> {
    const declared = calls[name];
    const address = fullAddress(environment, declared.path, input?.query);
    await ensureToken(environment);
    const sendForm = environment.sendForm ?? (await import('./sendForm.ts')).sendForm;
    const send = async () => {
      leaving.signal.throwIfAborted();
      const either = AbortSignal.any(signal ? [signal, leaving.signal] : [leaving.signal]);
      const headers = buildHeaders(declared, idempotencyKey);
      const answer = await sendForm({ address, headers, form, signal: either, onProgress });
      return readAnswer(answer, declared.access === 'anonymous', environment.onSignedOut);
    };
    return (await repeatWithNewToken(send)) as Reply<N>;
  }

  async function request(
    declared: Call,
    address: string,
    { method, body, signal }: Pick<RequestInit, 'method' | 'body' | 'signal'>,
  ): Promise<{ headers: Headers; body: unknown }> {
    if (declared.method !== 'GET') await ensureToken(environment);
    const answered = { headers: new Headers() };
    const send = () => {
      const headers = buildHeaders(declared);
      if (body) headers['Content-Type'] = 'application/json';
      return sendRequest(environment, {
        address,
        init: { method, headers, body },
        controller: new AbortController(),
        isAnonymous: false,
        signals: [signal, leaving.signal],
        onHeaders: (found) => (answered.headers = found),
      });
    };
    return { body: await repeatWithNewToken(send), ...answered };
  }

  /** Ends the session. Aborts pending requests and refuses later ones: without a session each is answered by a 401. */
  async function signOut(): Promise<void> {
    leaving.abort(new PortalError({ kind: 'signedOut', message: 'shell.request.tryLater' }));
    await call('logout');
  }

  return {
    /** Calls the portal. Rejects with a PortalError, or with the reason of an aborted `signal`. */
    call,
    /**
     * Sends a request that another provider composed, to an address of a declared call. Rejects like `call`.
     * @returns the headers of the answer and its parsed body
     */
    request,
    /** Uploads files; rejects like `call`. The time limit is a minute without progress instead of 10 s. */
    upload,
    /** Sends the last request of this page; leave the page afterwards. */
    signOut,
    /** The owner of this page's writes, also after another sign-in elsewhere; null before the user is known. */
    owner: () => owner,
    setOwner: (next: string | null) => {
      owner = next;
    },
    /** The address of a GET, for downloads and event streams. */
    addressOf: <N extends BuiltCall>(name: N, ...[input]: InputArgs<N>): string => {
      const { params, query } = (input ?? {}) as AnyInput;
      return fullAddress(environment, fillPath(calls[name].path, params), query);
    },
  };
}

export type PortalClient = ReturnType<typeof createPortalClient>;

export const portalClient: PortalClient = createPortalClient({
  fetch: earlyFetch,
  cookies: () => document.cookie,
  language: currentLanguage,
  zoneOffset: () => new Date().getTimezoneOffset(),
  bases: configuredBases(import.meta.env?.VITE_SERVICE_BASES),
  onSignedOut: notifySignedOut,
});

interface PortalRequest {
  address: string;
  init: RequestInit;
  controller: AbortController;
  isAnonymous: boolean;
  signals?: readonly (AbortSignal | null | undefined)[];
  onHeaders?: (headers: Headers) => void;
}

/** One request with the 10 s limit ([C04]), which includes reading the answer. */
async function sendRequest(
  environment: ClientEnvironment,
  { address, init, controller, isAnonymous, signals = [], onHeaders }: PortalRequest,
): Promise<unknown> {
  const signal = AbortSignal.any(signals.filter((one) => !!one));
  signal.throwIfAborted();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(
    () => controller.abort(new PortalError({ kind: 'timeout', message: 'shell.request.timeout' })),
    TIMES.httpTimeout,
  );
  try {
    const answer = await environment.fetch(address, {
      ...init,
      credentials: 'same-origin',
      signal: controller.signal,
    });
    updateServerClock(answer.headers.get('date'));
    onHeaders?.(answer.headers);
    return await readAnswer(answer, isAnonymous, environment.onSignedOut);
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    if (error instanceof PortalError) throw error;
    throw new PortalError({ kind: 'network', message: 'shell.request.network' });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function readAnswer(
  answer: Response,
  isAnonymous: boolean,
  onSignedOut: ClientEnvironment['onSignedOut'],
): Promise<unknown> {
  const text = await answer.text();
  const body = text ? parseJson(text) : undefined;
  if (answer.ok && body !== NOT_JSON) return body;
  const reply = (body === NOT_JSON || !body ? {} : body) as WireError;
  const code = reply.code ?? answer.status;
  // A 401 of sign-in means a wrong password, not a lost session ([E03]).
  if (SIGNED_OUT_CODES.includes(code) && !isAnonymous) onSignedOut({ loginUrl: reply.loginUrl });
  // A proxy may answer instead of the portal; such an answer does not give the outcome of the call.
  const isPortals = reply.code !== undefined || (body !== NOT_JSON && !answer.ok && answer.status < 500);
  throw new PortalError({
    kind: isPortals ? 'answer' : 'network',
    status: answer.status,
    code,
    message: reply.message || 'shell.request.tryLater',
    errors: reply.errors,
    body: reply,
  });
}

/**
 * Repeats a write once if only its token was refused, because another tab signed in or out. The portal did nothing,
 * and the refusal brings the new token. A page of another owner is then refused by its `X-Owner`.
 */
async function repeatWithNewToken<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (isTokenRefused(error)) return send();
    throw error;
  }
}

function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof PortalError) || error.status !== 403) return false;
  return (error.body as { reason?: string } | undefined)?.reason === 'token';
}

const NOT_JSON = Symbol('not JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_JSON;
  }
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
