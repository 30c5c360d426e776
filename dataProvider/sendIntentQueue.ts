import type { IntentStore } from '#local/intentStore.ts';
import { isOpenIntent, type SendIntent } from '#local/sendIntent.ts';
import { isFinalRefusal, PortalError } from './portalError.ts';

export type ConfirmedSend = Pick<
  SendIntent,
  'call' | 'draftId' | 'filingId' | 'billType' | 'amsNos' | 'body' | 'payType' | 'quotedTotal'
>;

/** The portal's status of an idempotency key. */
export interface IntentStatus {
  state: 'unknown' | 'working' | 'done';
  status?: number | undefined;
  body?: unknown;
}

export interface IntentEnvironment {
  store: () => Promise<IntentStore>;
  /** Posts the stored intent unchanged, under its key. */
  post: (intent: SendIntent) => Promise<unknown>;
  getStatus: (key: string) => Promise<IntentStatus>;
  /** [I8] Removes the local copies of the sent drafts. */
  removeSent: (intent: SendIntent) => Promise<void>;
  newKey: () => string;
  /** Whether the browser reports that it is offline. */
  isOffline: () => boolean;
  now: () => number;
  /** @returns a function that cancels */
  after: (ms: number, run: () => void) => () => void;
  /** Runs `work` exclusively among all tabs; with `ifFree` returns null if another one is running. */
  runExclusive: <T>(name: string, ifFree: boolean, work: () => Promise<T>) => Promise<T | null>;
  /** Notifies the owner's other tabs that an intent changed. */
  announce: (owner: string) => void;
}

/** Seconds between status requests; the last value repeats. */
const BACK_OFF = [1, 2, 4, 8, 15, 30] as const;
/** A send may be repeated only after the portal has answered "unknown" for this long. */
export const UNKNOWN_FOR_MS = 60_000;
const RECHECK_OTHER_TAB_MS = 15_000;

export const maySendAgain = (intent: SendIntent): boolean => intent.state === 'unknown' && intent.neverArrived === true;

/** State shared by the functions of one queue. */
interface Queue {
  environment: IntentEnvironment;
  /** Cancel functions of the scheduled status requests, by key. */
  polls: Map<string, () => void>;
  activeOwner: string | null;
  notify: (owner: string) => void;
}

/**
 * Tracks every send until it is answered. Key and body are stored before the first POST and never change, so the portal
 * performs a send once, however often it is posted or resumed.
 */
export function createIntentQueue(environment: IntentEnvironment) {
  const listeners = new Set<() => void>();
  const queue: Queue = {
    environment,
    polls: new Map(),
    activeOwner: null,
    notify: (owner) => {
      for (const listener of listeners) listener();
      environment.announce(owner);
    },
  };

  return {
    send: (owner: string, confirmed: ConfirmedSend) => send(queue, owner, confirmed),
    sendAgain: (key: string) => sendAgain(queue, key),
    resume: (owner: string) => resume(queue, owner),
    /** Requests every awaited status now, e.g. when the network is back. */
    retryNow: async (): Promise<void> => {
      // Without an awaited status, the store may not be loaded, and cannot be loaded offline.
      if (queue.activeOwner === null || queue.polls.size === 0) return;
      const store = await environment.store();
      for (const intent of await store.ofOwner(queue.activeOwner)) {
        if (queue.polls.has(intent.key)) void requestStatus(queue, intent, 0);
      }
    },
    /** All intents of an owner, newest first. */
    ofOwner: async (owner: string): Promise<SendIntent[]> => (await environment.store()).ofOwner(owner),
    /** Calls the listener when an intent changed in this or another tab. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Sends what the user confirmed, or joins a pending send of the same draft. */
async function send(queue: Queue, owner: string, confirmed: ConfirmedSend): Promise<SendIntent> {
  const { environment } = queue;
  queue.activeOwner = owner;
  const sent = await environment.runExclusive(draftLock(owner, confirmed.draftId), false, async () => {
    const store = await environment.store();
    const wanted: SendIntent = {
      ...confirmed,
      key: environment.newKey(),
      owner,
      state: 'sending',
      at: environment.now(),
    };
    const intent = await store.begin(wanted);
    queue.notify(owner);
    return intent.key === wanted.key ? postIntent(queue, intent, 'first') : intent;
  });
  if (!sent) throw new Error('a send must wait for its lock');
  if (isOpenIntent(sent)) pollStatus(queue, sent);
  return sent;
}

/** Posts an unresolved intent again with its key and body. */
async function sendAgain(queue: Queue, key: string): Promise<SendIntent | null> {
  const store = await queue.environment.store();
  const intent = await store.get(key);
  if (!intent || !isOpenIntent(intent) || intent.owner !== queue.activeOwner) return intent ?? null;
  const sent = await queue.environment.runExclusive(draftLock(intent.owner, intent.draftId), false, async () => {
    const now = await store.change(key, {
      state: 'sending',
      unknownSince: undefined,
      neverArrived: undefined,
      neverLeft: undefined,
    });
    queue.notify(intent.owner);
    return now && isOpenIntent(now) ? postIntent(queue, now, 'again') : (now ?? intent);
  });
  if (sent && isOpenIntent(sent)) pollStatus(queue, sent);
  return sent;
}

async function postIntent(queue: Queue, intent: SendIntent, time: 'first' | 'again'): Promise<SendIntent> {
  const { environment } = queue;
  const wasOffline = environment.isOffline();
  try {
    return await settleIntent(queue, intent, { status: 200, body: await environment.post(intent) });
  } catch (error) {
    if (error instanceof PortalError && isFinalRefusal(error, time)) {
      const { code, message, errors, status } = error;
      return settleIntent(queue, intent, { status, body: { ...(error.body as object), code, message, errors } });
    }
    const neverLeft = wasOffline && environment.isOffline() && error instanceof PortalError && error.kind === 'network';
    const unknown = await (await environment.store()).change(intent.key, { state: 'unknown', neverLeft });
    queue.notify(intent.owner);
    return unknown ?? intent;
  }
}

async function settleIntent(
  queue: Queue,
  intent: SendIntent,
  answer: { status: number; body: unknown },
): Promise<SendIntent> {
  const { environment, polls } = queue;
  const state = answer.status < 300 ? 'done' : 'refused';
  const store = await environment.store();
  const settled = (await store.change(intent.key, { state, answer, answeredAt: environment.now() })) ?? intent;
  polls.get(intent.key)?.();
  polls.delete(intent.key);
  if (settled.state === 'done') await removeLocalCopy(queue, settled);
  queue.notify(intent.owner);
  return settled;
}

async function removeLocalCopy({ environment }: Queue, intent: SendIntent): Promise<void> {
  try {
    await environment.removeSent(intent);
    await (await environment.store()).markCleaned(intent.key);
  } catch {
    // The answer is stored; `resume` of the next visit removes the copy.
  }
}

/**
 * Schedules a status request with back-off.
 * @param within upper limit of the delay in milliseconds
 */
function pollStatus(queue: Queue, intent: SendIntent, attempt = 0, within = Number.POSITIVE_INFINITY): void {
  const { environment, polls } = queue;
  polls.get(intent.key)?.();
  const delay = (BACK_OFF[Math.min(attempt, BACK_OFF.length - 1)] ?? 30) * 1_000;
  polls.set(
    intent.key,
    environment.after(Math.min(delay, within), () => void requestStatus(queue, intent, attempt)),
  );
}

async function requestStatus(queue: Queue, intent: SendIntent, attempt: number): Promise<void> {
  const { environment, polls } = queue;
  // In another user's session the portal would answer "unknown" for this key.
  if (intent.owner !== queue.activeOwner) return void polls.delete(intent.key);
  let within: number | undefined;
  try {
    const reply = await environment.getStatus(intent.key);
    if (reply.state === 'done') {
      await settleIntent(queue, intent, { status: reply.status ?? 200, body: reply.body });
      return;
    }
    const now = await (await environment.store()).get(intent.key);
    if (!now || !isOpenIntent(now)) return void polls.delete(intent.key);
    if (now.state === 'unknown') within = await noteUnknown(queue, now, reply);
  } catch {
    // Without an answer, the request is repeated.
  }
  if (polls.has(intent.key)) pollStatus(queue, intent, attempt + 1, within);
}

/** @returns milliseconds until the send may be repeated, if that time is running */
async function noteUnknown(queue: Queue, intent: SendIntent, reply: IntentStatus): Promise<number | undefined> {
  const { environment } = queue;
  const now = environment.now();
  const unknownSince = reply.state === 'unknown' ? (intent.unknownSince ?? now) : undefined;
  const isLongAgo = unknownSince !== undefined && now - unknownSince >= UNKNOWN_FOR_MS;
  // An intent that was never posted cannot be in flight: one "unknown" is enough.
  const neverArrived = isLongAgo || (unknownSince !== undefined && intent.neverLeft === true);
  await (await environment.store()).change(intent.key, { unknownSince, neverArrived });
  queue.notify(intent.owner);
  // The next request is due when the time ends, not half a minute later.
  return unknownSince !== undefined && !neverArrived ? unknownSince + UNKNOWN_FOR_MS - environment.now() : undefined;
}

/** Resumes unresolved sends of earlier pages and visits. Call it after sign-in. */
async function resume(queue: Queue, owner: string): Promise<void> {
  queue.activeOwner = owner;
  const store = await queue.environment.store();
  await store.forgetOld(owner, queue.environment.now());
  for (const intent of await store.ofOwner(owner)) {
    if (intent.state === 'done' && !intent.cleaned) await removeLocalCopy(queue, intent);
    if (intent.state === 'unknown' && !queue.polls.has(intent.key)) pollStatus(queue, intent);
    if (intent.state === 'sending') await resumeSending(queue, intent);
  }
  queue.notify(owner);
}

/** A `sending` intent whose tab is alive belongs to that tab; otherwise its outcome is unknown. */
async function resumeSending(queue: Queue, intent: SendIntent): Promise<void> {
  const { environment } = queue;
  const store = await environment.store();
  const current = await environment.runExclusive(draftLock(intent.owner, intent.draftId), true, async () => {
    const now = await store.get(intent.key);
    return now?.state === 'sending' ? store.change(intent.key, { state: 'unknown' }) : now;
  });
  if (current === null) {
    environment.after(
      RECHECK_OTHER_TAB_MS,
      () => queue.activeOwner === intent.owner && void resumeSending(queue, intent),
    );
  } else if (current && isOpenIntent(current)) pollStatus(queue, current);
}

const draftLock = (owner: string, draftId: string): string => `tpt-send:${owner}:${draftId}`;
