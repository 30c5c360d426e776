import { localChanges } from '#local/localChanges.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { pageOwner } from '#local/owner.ts';
import { sentBill, type SendIntent } from '#local/sendIntent.ts';
import { portalClient } from './portalClient.ts';
import { newIntentKey } from './sendIntentKey.ts';
import type { IntentEnvironment } from './sendIntentQueue.ts';

/** Loads Dexie at the first use. */
export const browserEnvironment: IntentEnvironment = {
  store: async () => (await import('#local/intentStore.ts')).intentStore,
  post,
  getStatus: (key) => portalClient.call('getIntent', { params: { key } }),
  removeSent: (intent) =>
    intent.filingId === undefined
      ? localDrafts.removeSent(intent.draftId, sentBill(intent))
      : localChanges.removeSent(intent.filingId, sentBill(intent)),
  newKey: newIntentKey,
  isOffline: () => !navigator.onLine,
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  runExclusive,
  announce: (owner) => channel()?.postMessage(owner),
};

function post(intent: SendIntent): Promise<unknown> {
  const query = { payType: intent.payType };
  const options = { idempotencyKey: intent.key };
  return portalClient.call(intent.call, { query, body: intent.body }, options);
}

const held = new Set<string>();

/** Uses Web Locks. Without them only this page's sends are known, and the table of intents decides between tabs. */
async function runExclusive<T>(name: string, ifFree: boolean, work: () => Promise<T>): Promise<T | null> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks) return locks.request(name, { ifAvailable: ifFree }, (lock) => (lock ? work() : null));
  if (ifFree && held.has(name)) return null;
  held.add(name);
  try {
    return await work();
  } finally {
    held.delete(name);
  }
}

let port: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  return (port ??= new BroadcastChannel('tpt-intents'));
}

/** Watches the owner's sends in other tabs, and the network. Returns a function that stops. */
export function watchIntents(onChange: () => void, onNetwork: () => void): () => void {
  const onMessage = ({ data }: MessageEvent) => data === pageOwner() && onChange();
  channel()?.addEventListener('message', onMessage);
  globalThis.addEventListener?.('online', onNetwork);
  return () => {
    port?.removeEventListener('message', onMessage);
    globalThis.removeEventListener?.('online', onNetwork);
  };
}
