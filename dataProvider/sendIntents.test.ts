import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBrowser } from '#local/testing/resetBrowser.ts';
import type { SendIntent } from '#local/sendIntent.ts';
import { newIntentKey } from './sendIntentKey.ts';
import {
  createIntentQueue,
  maySendAgain,
  UNKNOWN_FOR_MS,
  type IntentStatus,
  type IntentEnvironment,
  type ConfirmedSend,
} from './sendIntentQueue.ts';
import { PortalError } from './portalError.ts';

const OWNER = 'u1.e1';
const confirmed: ConfirmedSend = {
  call: 'sendDrafts',
  draftId: 'd-1',
  billType: 1,
  amsNos: ['TXSL12345678'],
  body: { ids: ['d-1'], quotedTotal: 70 },
  payType: 0,
  quotedTotal: 70,
};
const reply = {
  filings: [{ id: 'f-1', isfNo: 'HBRL-0000000001', amsNo: 'TXSL12345678', draftId: 'd-1' }],
  charged: 70,
  balance: 1930,
};
const lost = (kind: 'timeout' | 'network' | 'duplicate') => new PortalError({ kind, message: 'lost' });
const refusal = (status: number, code: number) => new PortalError({ kind: 'answer', status, code, message: 'no' });

/** Portal, clock and tabs under the test's control, with the real table of intents. */
function environment() {
  let at = 1_700_000_000_000;
  let keys = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const busy = new Set<string>();
  const seen = { posts: [] as { key: string; body: unknown }[], statusRequests: 0, removed: [] as string[] };
  const portal = {
    post: (): Promise<unknown> => Promise.resolve(reply),
    getStatus: (): Promise<IntentStatus> => Promise.resolve({ state: 'unknown' }),
    isOffline: false,
  };
  const surroundings: IntentEnvironment = {
    store: async () => (await import('#local/intentStore.ts')).intentStore,
    post: ({ key, body }) => {
      seen.posts.push({ key, body });
      return portal.post();
    },
    getStatus: () => {
      seen.statusRequests += 1;
      return portal.getStatus();
    },
    removeSent: (intent) => Promise.resolve(void seen.removed.push(intent.draftId)),
    newKey: () => `key-${++keys}`,
    isOffline: () => portal.isOffline,
    now: () => at,
    after: (ms, run) => {
      const timer = { at: at + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    runExclusive: async (name, ifFree, work) => {
      if (ifFree && busy.has(name)) return null;
      while (busy.has(name)) await databaseTurns();
      busy.add(name);
      try {
        return await work();
      } finally {
        busy.delete(name);
      }
    },
    announce: () => {},
  };
  /** Advances time second by second and runs what is due. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      at += 1_000;
      for (const timer of timers) {
        if (timer.at > at) continue;
        timers.delete(timer);
        timer.run();
      }
      await databaseTurns();
    }
  };
  const stored = async (key = 'key-1') => (await surroundings.store()).get(key) as Promise<SendIntent>;
  const tab = () => createIntentQueue(surroundings);
  /** Ends a page with its timers and locks. */
  const kill = () => {
    timers.clear();
    busy.clear();
  };
  return { seen, portal, pass, stored, tab, kill, surroundings };
}

/** Waits until the in-memory database has answered a few requests. */
async function databaseTurns() {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(resetBrowser);

describe('sends', () => {
  it('[D05] are stored before they are posted, and store their answer', async () => {
    const { tab, portal, stored, seen } = environment();
    let before: SendIntent | undefined;
    portal.post = async () => {
      before = await stored();
      return reply;
    };
    const sent = await tab().send(OWNER, confirmed);
    expect(before).toMatchObject({ key: 'key-1', state: 'sending', body: confirmed.body });
    expect(sent).toMatchObject({ state: 'done', answer: { status: 200, body: reply } });
    expect(seen.removed).toEqual(['d-1']);
  });

  it('[I1] allow one change of a filing at a time', async () => {
    const { tab, portal, seen } = environment();
    const change: ConfirmedSend = { ...confirmed, call: 'updateFiling', draftId: 'filing:f-1', filingId: 'f-1' };
    const page = tab();
    await page.send(OWNER, change);
    expect((await page.send(OWNER, change)).key).toBe('key-2');
    expect(seen.posts).toHaveLength(2);
    portal.post = () => Promise.reject(lost('timeout'));
    const open = await page.send(OWNER, change);
    expect(open.state).toBe('unknown');
    expect((await page.send(OWNER, change)).key).toBe(open.key);
    expect(seen.posts).toHaveLength(3);
  });

  it('[C03] request the status of a lost answer with back-off and never post again', async () => {
    const { tab, portal, stored, seen, pass } = environment();
    portal.post = () => Promise.reject(lost('timeout'));
    portal.getStatus = () => Promise.reject(lost('network'));
    const page = tab();
    await page.resume(OWNER);
    expect((await page.send(OWNER, confirmed)).state).toBe('unknown');
    await pass(31);
    expect(seen.statusRequests).toBe(5);
    portal.getStatus = () => Promise.resolve({ state: 'done', status: 200, body: reply });
    await pass(30);
    expect(await stored()).toMatchObject({ state: 'done', answer: { body: reply } });
    expect(seen.posts).toHaveLength(1);
  });

  it('[C03] request the status of a lost answer after a reload', async () => {
    const { tab, portal, stored, seen, pass, kill } = environment();
    portal.post = () => new Promise(() => {});
    void tab().send(OWNER, confirmed);
    await databaseTurns();
    expect((await stored()).state).toBe('sending');
    kill();
    portal.getStatus = () => Promise.resolve({ state: 'done', status: 200, body: reply });
    await tab().resume(OWNER);
    expect((await stored()).state).toBe('unknown');
    await pass(1);
    expect((await stored()).state).toBe('done');
    expect(seen.posts).toHaveLength(1);
    expect(seen.removed).toEqual(['d-1']);
  });

  it('[C03] may be repeated with the same key and body after a minute of "unknown"', async () => {
    const { tab, portal, stored, seen, pass } = environment();
    portal.post = () => Promise.reject(lost('network'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, confirmed);
    await pass(10);
    expect(maySendAgain(await stored())).toBe(false);
    await pass(UNKNOWN_FOR_MS / 1_000);
    expect(maySendAgain(await stored())).toBe(true);
    portal.post = () => Promise.resolve(reply);
    await page.sendAgain('key-1');
    expect((await stored()).state).toBe('done');
    expect(seen.posts).toEqual([
      { key: 'key-1', body: confirmed.body },
      { key: 'key-1', body: confirmed.body },
    ]);
  });

  it('[C03] are not looked up when the network is back before they could be loaded', async () => {
    const { surroundings } = environment();
    const notLoaded = new Error('The module of the store could not be loaded.');
    const page = createIntentQueue({ ...surroundings, store: () => Promise.reject(notLoaded) });
    await expect(page.resume(OWNER)).rejects.toBe(notLoaded);
    await expect(page.retryNow()).resolves.toBeUndefined();
  });

  it('[C03] may be repeated at the first "unknown" if they were never posted', async () => {
    const { tab, portal, stored, seen, pass } = environment();
    Object.assign(portal, { isOffline: true, post: () => Promise.reject(lost('network')) });
    const originalStatus = portal.getStatus;
    portal.getStatus = () => Promise.reject(lost('network'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, confirmed);
    await pass(3);
    expect(maySendAgain(await stored())).toBe(false);
    Object.assign(portal, { isOffline: false, getStatus: originalStatus, post: () => Promise.resolve(reply) });
    await page.retryNow();
    await databaseTurns();
    expect(maySendAgain(await stored())).toBe(true);
    await page.sendAgain('key-1');
    expect((await stored()).state).toBe('done');
    expect(seen.posts).toEqual([
      { key: 'key-1', body: confirmed.body },
      { key: 'key-1', body: confirmed.body },
    ]);
  });

  it('[C03] wait again after a lost repetition, even if the first post never left', async () => {
    const { tab, portal, stored, pass } = environment();
    Object.assign(portal, { isOffline: true, post: () => Promise.reject(lost('network')) });
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, confirmed);
    await pass(2);
    expect(maySendAgain(await stored())).toBe(true);
    portal.isOffline = false;
    await page.sendAgain('key-1');
    await pass(10);
    expect(maySendAgain(await stored())).toBe(false);
  });

  it.each([
    ['the network went only during it', false, 'network'],
    ['it ran out of time', true, 'timeout'],
  ] as const)('[C03] a send may have left when %s', async (_, wasOffline, kind) => {
    const { tab, portal, stored, pass } = environment();
    portal.isOffline = wasOffline;
    portal.post = () => {
      portal.isOffline = true;
      throw lost(kind);
    };
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, confirmed);
    await pass(10);
    expect(maySendAgain(await stored())).toBe(false);
  });

  it('[C03] cannot use another key while a send of the draft is unresolved', async () => {
    const { tab, portal, seen } = environment();
    portal.post = () => Promise.reject(lost('timeout'));
    await tab().send(OWNER, confirmed);
    expect(await tab().send(OWNER, confirmed)).toMatchObject({ key: 'key-1', state: 'unknown' });
    expect(seen.posts).toHaveLength(1);
  });

  it.each([
    ['another text', { body: { ids: ['d-1'], revisions: { 'd-1': 4 }, quotedTotal: 70 } }],
    ['another way to pay', { payType: 3 as const }],
  ])('[D05] with %s are refused, never joined and not posted', async (_, other) => {
    const { tab, portal, seen } = environment();
    portal.post = () => Promise.reject(lost('timeout'));
    const shown: ConfirmedSend = { ...confirmed, body: { ids: ['d-1'], revisions: { 'd-1': 3 }, quotedTotal: 70 } };
    await tab().send(OWNER, shown);
    await expect(tab().send(OWNER, { ...shown, ...other })).rejects.toMatchObject({ name: 'SentElsewhere' });
    expect(seen.posts).toHaveLength(1);
  });

  it('[C03] of one draft from two tabs at once post once and get one answer', async () => {
    const { tab, portal, seen } = environment();
    portal.post = async () => {
      await databaseTurns();
      return reply;
    };
    const both = await Promise.all([tab().send(OWNER, confirmed), tab().send(OWNER, confirmed)]);
    expect(both.map(({ key, state }) => [key, state])).toEqual([
      ['key-1', 'done'],
      ['key-1', 'done'],
    ]);
    expect(seen.posts).toHaveLength(1);
  });

  it('[E04] get a new key after a refusal', async () => {
    const { tab, portal, seen } = environment();
    portal.post = () => Promise.reject(refusal(409, 1010));
    expect(await tab().send(OWNER, confirmed)).toMatchObject({
      state: 'refused',
      answer: { status: 409, body: { code: 1010 } },
    });
    portal.post = () => Promise.resolve(reply);
    expect(await tab().send(OWNER, confirmed)).toMatchObject({ key: 'key-2', state: 'done' });
    expect(seen.removed).toEqual(['d-1']);
  });

  it.each([500, 503])('[C03] request the status after the portal answered with %i', async (status) => {
    const { tab, portal } = environment();
    portal.post = () => Promise.reject(refusal(status, status));
    expect((await tab().send(OWNER, confirmed)).state).toBe('unknown');
  });

  it('[C03] stay unknown if the repetition is refused as signed out', async () => {
    const { tab, portal, stored, pass } = environment();
    portal.post = () => Promise.reject(lost('timeout'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, confirmed);
    await pass(70);
    portal.post = () => Promise.reject(refusal(401, 500040000));
    await page.sendAgain('key-1');
    expect((await stored()).state).toBe('unknown');
  });

  it('[D16] are neither shown, requested nor repeated for another owner', async () => {
    const { tab, portal, seen, pass, stored } = environment();
    portal.post = () => Promise.reject(lost('timeout'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, confirmed);
    await page.resume('u2.e2');
    await pass(90);
    expect(seen.statusRequests).toBe(0);
    expect(await page.ofOwner('u2.e2')).toEqual([]);
    expect(maySendAgain(await stored())).toBe(false);
    await page.sendAgain('key-1');
    expect(seen.posts).toHaveLength(1);
  });

  it('[D05] are cleaned up by the next visit if the page was closed', async () => {
    const { tab, seen } = environment();
    const { intentStore } = await import('#local/intentStore.ts');
    await intentStore.begin({ ...confirmed, key: 'key-9', owner: OWNER, state: 'done', at: Date.now() });
    await tab().resume(OWNER);
    expect(seen.removed).toEqual(['d-1']);
  });

  it('have keys that sort by time in the form of a UUID version 7', () => {
    const zero = newIntentKey(1_700_000_000_000, (bytes) => bytes);
    expect(zero).toBe('018bcfe5-6800-7000-8000-000000000000');
    expect(newIntentKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(newIntentKey(1_700_000_000_001, (bytes) => bytes) > zero).toBe(true);
  });
});
