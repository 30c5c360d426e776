import type { IntentStore } from '#local/intentStore.ts';
import { isOpenIntent, type SendIntent } from '#local/sendIntent.ts';
import { isFinalRefusal, PortalError } from './portalError.ts';

/** A send that the user confirmed. */
export type ConfirmedSend = Pick<
  SendIntent,
  'call' | 'draftId' | 'filingId' | 'billType' | 'amsNos' | 'body' | 'payType' | 'quotedTotal'
>;

/** The portal's state of a key. */
export interface IntentReply {
  state: 'unknown' | 'working' | 'done';
  status?: number | undefined;
  body?: unknown;
}

/** The environment of the intent queue; tests supply their own. */
export interface IntentEnvironment {
  store: () => Promise<IntentStore>;
  /** Posts the stored intent unchanged, under its key. */
  post: (intent: SendIntent) => Promise<unknown>;
  ask: (key: string) => Promise<IntentReply>;
  /** [I8] Removes the local copies of the sent drafts. */
  removeSent: (intent: SendIntent) => Promise<void>;
  newKey: () => string;
  /** Whether the browser reports that it is offline. */
  isOffline: () => boolean;
  now: () => number;
  /** Returns a function that cancels. */
  after: (ms: number, run: () => void) => () => void;
  /** Runs `work` exclusively among all tabs; with `ifFree` returns null if another one is running. */
  alone: <T>(name: string, ifFree: boolean, work: () => Promise<T>) => Promise<T | null>;
  /** Notifies the owner's other tabs that an intent changed. */
  announce: (owner: string) => void;
}

/** Seconds between status requests; the last value repeats. */
const BACK_OFF = [1, 2, 4, 8, 15, 30] as const;
/** A send may be repeated only after the portal has answered "unknown" for this long. */
export const UNKNOWN_FOR = 60_000;
/** When a send of another tab is checked again. */
const RECHECK_AFTER = 15_000;

/** Whether the same key and body may be posted again: the portal has answered "unknown" for long enough. */
export const maySendAgain = (intent: SendIntent): boolean => intent.state === 'unknown' && intent.neverArrived === true;

/**
 * Tracks every send until it is answered. Key and body are stored before the first POST and never change, so the portal
 * performs a send once, however often it is posted or resumed.
 */
export function createIntentQueue(environment: IntentEnvironment) {
  const listeners = new Set<() => void>();
  const asking = new Map<string, () => void>();
  let activeOwner: string | null = null;

  /** Sends what was confirmed, or joins a pending send of the same draft. */
  async function send(owner: string, confirmed: ConfirmedSend): Promise<SendIntent> {
    activeOwner = owner;
    const sent = await environment.alone(draftLock(owner, confirmed.draftId), false, async () => {
      const store = await environment.store();
      const wanted: SendIntent = {
        ...confirmed,
        key: environment.newKey(),
        owner,
        state: 'sending',
        at: environment.now(),
      };
      const intent = await store.begin(wanted);
      notify(owner);
      return intent.key === wanted.key ? post(intent, 'first') : intent;
    });
    if (!sent) throw new Error('a send must be waited for');
    if (isOpenIntent(sent)) follow(sent);
    return sent;
  }

  /** Posts an unresolved intent again with its key and body. */
  async function sendAgain(key: string): Promise<SendIntent | null> {
    const store = await environment.store();
    const intent = await store.get(key);
    if (!intent || !isOpenIntent(intent) || intent.owner !== activeOwner) return intent ?? null;
    const sent = await environment.alone(draftLock(intent.owner, intent.draftId), false, async () => {
      const now = await store.change(key, {
        state: 'sending',
        unknownSince: undefined,
        neverArrived: undefined,
        neverLeft: undefined,
      });
      notify(intent.owner);
      return now && isOpenIntent(now) ? post(now, 'again') : (now ?? intent);
    });
    if (sent && isOpenIntent(sent)) follow(sent);
    return sent;
  }

  async function post(intent: SendIntent, time: 'first' | 'again'): Promise<SendIntent> {
    const wasOffline = environment.isOffline();
    try {
      return await settle(intent, { status: 200, body: await environment.post(intent) });
    } catch (error) {
      if (error instanceof PortalError && isFinalRefusal(error, time)) {
        const { code, message, errors } = error;
        return settle(intent, { status: error.status, body: { ...(error.body as object), code, message, errors } });
      }
      const neverLeft =
        wasOffline && environment.isOffline() && error instanceof PortalError && error.kind === 'network';
      const unknown = await (await environment.store()).change(intent.key, { state: 'unknown', neverLeft });
      notify(intent.owner);
      return unknown ?? intent;
    }
  }

  async function settle(intent: SendIntent, answer: { status: number; body: unknown }): Promise<SendIntent> {
    const state = answer.status < 300 ? 'done' : 'refused';
    const store = await environment.store();
    const settled = (await store.change(intent.key, { state, answer, answeredAt: environment.now() })) ?? intent;
    asking.get(intent.key)?.();
    asking.delete(intent.key);
    if (settled.state === 'done') await clean(settled);
    notify(intent.owner);
    return settled;
  }

  /** If the page is closed before this, `resume` does it: a sent draft must not remain as unsent. */
  async function clean(intent: SendIntent): Promise<void> {
    try {
      await environment.removeSent(intent);
      await (await environment.store()).markCleaned(intent.key);
    } catch {
      // The answer is stored; the next visit cleans up.
    }
  }

  /** Requests an intent's status until it is answered. */
  function follow(intent: SendIntent, question = 0, within = Number.POSITIVE_INFINITY): void {
    asking.get(intent.key)?.();
    const wait = (BACK_OFF[Math.min(question, BACK_OFF.length - 1)] ?? 30) * 1_000;
    const cancel = environment.after(Math.min(wait, within), () => void ask(intent, question));
    asking.set(intent.key, cancel);
  }

  async function ask(intent: SendIntent, question: number): Promise<void> {
    // Another user's session does not know this key, so its "unknown" would be wrong.
    if (intent.owner !== activeOwner) return void asking.delete(intent.key);
    let within: number | undefined;
    try {
      const reply = await environment.ask(intent.key);
      if (reply.state === 'done') return void (await settle(intent, { status: reply.status ?? 200, body: reply.body }));
      const store = await environment.store();
      const now = await store.get(intent.key);
      if (!now || !isOpenIntent(now)) return void asking.delete(intent.key);
      if (now.state === 'unknown') {
        const unknownSince = reply.state === 'unknown' ? (now.unknownSince ?? environment.now()) : undefined;
        const isLongAgo = unknownSince !== undefined && environment.now() - unknownSince >= UNKNOWN_FOR;
        // An intent that was never posted cannot be on its way: one "unknown" is enough.
        const neverArrived = isLongAgo || (unknownSince !== undefined && now.neverLeft === true);
        await store.change(intent.key, { unknownSince, neverArrived });
        // Schedules the decisive request for the end of the waiting time, not half a minute later.
        if (unknownSince !== undefined && !neverArrived) within = unknownSince + UNKNOWN_FOR - environment.now();
        notify(intent.owner);
      }
    } catch {
      // Without an answer, the request is repeated.
    }
    if (asking.has(intent.key)) follow(intent, question + 1, within);
  }

  /** Resumes unresolved sends of earlier pages and visits. Call it after sign-in. */
  async function resume(owner: string): Promise<void> {
    activeOwner = owner;
    const store = await environment.store();
    await store.forgetOld(owner, environment.now());
    for (const intent of await store.ofOwner(owner)) {
      if (intent.state === 'done' && !intent.cleaned) await clean(intent);
      if (intent.state === 'unknown' && !asking.has(intent.key)) follow(intent);
      if (intent.state === 'sending') await resumeOne(intent);
    }
    notify(owner);
  }

  /** A `sending` intent whose tab is alive belongs to that tab; otherwise its outcome is unknown. */
  async function resumeOne(intent: SendIntent): Promise<void> {
    const store = await environment.store();
    const mine = await environment.alone(draftLock(intent.owner, intent.draftId), true, async () => {
      const now = await store.get(intent.key);
      return now?.state === 'sending' ? store.change(intent.key, { state: 'unknown' }) : now;
    });
    if (mine === null) environment.after(RECHECK_AFTER, () => activeOwner === intent.owner && void resumeOne(intent));
    else if (mine && isOpenIntent(mine)) follow(mine);
  }

  function notify(owner: string): void {
    for (const listener of listeners) listener();
    environment.announce(owner);
  }

  return {
    send,
    sendAgain,
    resume,
    /** Requests every status now, e.g. when the network is back. */
    hurry: async (): Promise<void> => {
      if (activeOwner === null) return;
      const store = await environment.store();
      for (const intent of await store.ofOwner(activeOwner)) if (asking.has(intent.key)) void ask(intent, 0);
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

export type IntentQueue = ReturnType<typeof createIntentQueue>;

const draftLock = (owner: string, draftId: string): string => `tpt-send:${owner}:${draftId}`;
