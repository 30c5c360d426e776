import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '#local/testing/freshBrowser.ts';
import type { SendIntent } from '#local/sendIntent.ts';
import { newIntentKey } from './sendIntentKey.ts';
import {
  createIntentKeeper,
  maySendAgain,
  UNKNOWN_FOR,
  type IntentReply,
  type IntentWorld,
  type SendWish,
} from './sendIntentKeeper.ts';
import { PortalError } from './portalError.ts';

const OWNER = 'u1.e1';
const wish: SendWish = {
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

/** A portal, a clock and tabs that a test holds in its hands; the table of intents is the real one. */
function world() {
  let at = 1_700_000_000_000;
  let keys = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const busy = new Set<string>();
  const seen = { posts: [] as { key: string; body: unknown }[], asked: 0, removed: [] as string[] };
  const portal = {
    post: (): Promise<unknown> => Promise.resolve(reply),
    ask: (): Promise<IntentReply> => Promise.resolve({ state: 'unknown' }),
    isOffline: false,
  };
  const surroundings: IntentWorld = {
    store: async () => (await import('#local/intentStore.ts')).intentStore,
    post: ({ key, body }) => {
      seen.posts.push({ key, body });
      return portal.post();
    },
    ask: () => {
      seen.asked += 1;
      return portal.ask();
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
    alone: async (name, ifFree, work) => {
      if (ifFree && busy.has(name)) return null;
      while (busy.has(name)) await settled();
      busy.add(name);
      try {
        return await work();
      } finally {
        busy.delete(name);
      }
    },
    announce: () => {},
  };
  /** Lets time pass second by second, with everything that falls due in it. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      at += 1_000;
      for (const timer of timers) {
        if (timer.at > at) continue;
        timers.delete(timer);
        timer.run();
      }
      await settled();
    }
  };
  const stored = async (key = 'key-1') => (await surroundings.store()).get(key) as Promise<SendIntent>;
  const tab = () => createIntentKeeper(surroundings);
  /** The page dies: its timers and locks go with it. */
  const kill = () => {
    timers.clear();
    busy.clear();
  };
  return { seen, portal, pass, stored, tab, kill };
}

/** Long enough for the in-memory database to answer a few requests. */
async function settled() {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(freshBrowser);

describe('sends', () => {
  it('[D05] are stored before they are posted, and keep their answer', async () => {
    const { tab, portal, stored, seen } = world();
    let before: SendIntent | undefined;
    portal.post = async () => {
      before = await stored();
      return reply;
    };
    const sent = await tab().send(OWNER, wish);
    expect(before).toMatchObject({ key: 'key-1', state: 'sending', body: wish.body });
    expect(sent).toMatchObject({ state: 'done', answer: { status: 200, body: reply } });
    expect(seen.removed).toEqual(['d-1']);
  });

  it('[I1] change a filing again after a change was taken, but never two at a time', async () => {
    const { tab, portal, seen } = world();
    const change: SendWish = { ...wish, call: 'updateFiling', draftId: 'filing:f-1', filingId: 'f-1' };
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

  it('[C03] a lost answer is asked after with back-off, and never posted a second time', async () => {
    const { tab, portal, stored, seen, pass } = world();
    portal.post = () => Promise.reject(lost('timeout'));
    portal.ask = () => Promise.reject(lost('network'));
    const page = tab();
    await page.resume(OWNER);
    expect((await page.send(OWNER, wish)).state).toBe('unknown');
    await pass(31);
    expect(seen.asked).toBe(5);
    portal.ask = () => Promise.resolve({ state: 'done', status: 200, body: reply });
    await pass(30);
    expect(await stored()).toMatchObject({ state: 'done', answer: { body: reply } });
    expect(seen.posts).toHaveLength(1);
  });

  it('[C03] a lost answer is asked after when the page comes back after a reload', async () => {
    const { tab, portal, stored, seen, pass, kill } = world();
    portal.post = () => new Promise(() => {});
    void tab().send(OWNER, wish);
    await settled();
    expect((await stored()).state).toBe('sending');
    kill();
    portal.ask = () => Promise.resolve({ state: 'done', status: 200, body: reply });
    await tab().resume(OWNER);
    expect((await stored()).state).toBe('unknown');
    await pass(1);
    expect((await stored()).state).toBe('done');
    expect(seen.posts).toHaveLength(1);
    expect(seen.removed).toEqual(['d-1']);
  });

  it('[C03] a send that the portal never heard of may be repeated after a minute, with the same key and body', async () => {
    const { tab, portal, stored, seen, pass } = world();
    portal.post = () => Promise.reject(lost('network'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, wish);
    await pass(10);
    expect(maySendAgain(await stored())).toBe(false);
    await pass(UNKNOWN_FOR / 1_000);
    expect(maySendAgain(await stored())).toBe(true);
    portal.post = () => Promise.resolve(reply);
    await page.sendAgain('key-1');
    expect((await stored()).state).toBe('done');
    expect(seen.posts).toEqual([
      { key: 'key-1', body: wish.body },
      { key: 'key-1', body: wish.body },
    ]);
  });

  it('[C03] what could not leave without a network may be repeated once the portal says so, when the network is back', async () => {
    const { tab, portal, stored, seen, pass } = world();
    Object.assign(portal, { isOffline: true, post: () => Promise.reject(lost('network')) });
    const unasked = portal.ask;
    portal.ask = () => Promise.reject(lost('network'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, wish);
    await pass(3);
    expect(maySendAgain(await stored())).toBe(false);
    Object.assign(portal, { isOffline: false, ask: unasked, post: () => Promise.resolve(reply) });
    await page.hurry();
    await settled();
    expect(maySendAgain(await stored())).toBe(true);
    await page.sendAgain('key-1');
    expect((await stored()).state).toBe('done');
    expect(seen.posts).toEqual([
      { key: 'key-1', body: wish.body },
      { key: 'key-1', body: wish.body },
    ]);
  });

  it('[C03] a repeat that was lost on its way is waited for again, though the first try never left', async () => {
    const { tab, portal, stored, pass } = world();
    Object.assign(portal, { isOffline: true, post: () => Promise.reject(lost('network')) });
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, wish);
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
    const { tab, portal, stored, pass } = world();
    portal.isOffline = wasOffline;
    portal.post = () => {
      portal.isOffline = true;
      throw lost(kind);
    };
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, wish);
    await pass(10);
    expect(maySendAgain(await stored())).toBe(false);
  });

  it('[C03] a draft whose send is unresolved cannot be sent under another key', async () => {
    const { tab, portal, seen } = world();
    portal.post = () => Promise.reject(lost('timeout'));
    await tab().send(OWNER, wish);
    expect(await tab().send(OWNER, wish)).toMatchObject({ key: 'key-1', state: 'unknown' });
    expect(seen.posts).toHaveLength(1);
  });

  it.each([
    ['another text', { body: { ids: ['d-1'], revisions: { 'd-1': 4 }, quotedTotal: 70 } }],
    ['another way to pay', { payType: 3 as const }],
  ])('[D05] a wish with %s never joins a send: it is refused, and nothing is posted', async (_, other) => {
    const { tab, portal, seen } = world();
    portal.post = () => Promise.reject(lost('timeout'));
    const shown: SendWish = { ...wish, body: { ids: ['d-1'], revisions: { 'd-1': 3 }, quotedTotal: 70 } };
    await tab().send(OWNER, shown);
    await expect(tab().send(OWNER, { ...shown, ...other })).rejects.toMatchObject({ name: 'SentElsewhere' });
    expect(seen.posts).toHaveLength(1);
  });

  it('[C03] two tabs that send one draft at the same moment post once and get one answer', async () => {
    const { tab, portal, seen } = world();
    portal.post = async () => {
      await settled();
      return reply;
    };
    const both = await Promise.all([tab().send(OWNER, wish), tab().send(OWNER, wish)]);
    expect(both.map(({ key, state }) => [key, state])).toEqual([
      ['key-1', 'done'],
      ['key-1', 'done'],
    ]);
    expect(seen.posts).toHaveLength(1);
  });

  it('[E04] a refusal is an answer: the next confirmation is a new wish with a key of its own', async () => {
    const { tab, portal, seen } = world();
    portal.post = () => Promise.reject(refusal(409, 1010));
    expect(await tab().send(OWNER, wish)).toMatchObject({
      state: 'refused',
      answer: { status: 409, body: { code: 1010 } },
    });
    portal.post = () => Promise.resolve(reply);
    expect(await tab().send(OWNER, wish)).toMatchObject({ key: 'key-2', state: 'done' });
    expect(seen.removed).toEqual(['d-1']);
  });

  it.each([500, 503])('[C03] asks after a send that a portal in trouble answered by %i', async (status) => {
    const { tab, portal } = world();
    portal.post = () => Promise.reject(refusal(status, status));
    expect((await tab().send(OWNER, wish)).state).toBe('unknown');
  });

  it('[C03] being signed out at a repeat says nothing of the first try', async () => {
    const { tab, portal, stored, pass } = world();
    portal.post = () => Promise.reject(lost('timeout'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, wish);
    await pass(70);
    portal.post = () => Promise.reject(refusal(401, 500040000));
    await page.sendAgain('key-1');
    expect((await stored()).state).toBe('unknown');
  });

  it('[D16] nobody asks after, repeats or sees a send of another owner', async () => {
    const { tab, portal, seen, pass, stored } = world();
    portal.post = () => Promise.reject(lost('timeout'));
    const page = tab();
    await page.resume(OWNER);
    await page.send(OWNER, wish);
    await page.resume('u2.e2');
    await pass(90);
    expect(seen.asked).toBe(0);
    expect(await page.ofOwner('u2.e2')).toEqual([]);
    expect(maySendAgain(await stored())).toBe(false);
    await page.sendAgain('key-1');
    expect(seen.posts).toHaveLength(1);
  });

  it('[D05] a draft that was sent when the page was killed is cleaned up by the next visit', async () => {
    const { tab, seen } = world();
    const { intentStore } = await import('#local/intentStore.ts');
    await intentStore.begin({ ...wish, key: 'key-9', owner: OWNER, state: 'done', at: Date.now() });
    await tab().resume(OWNER);
    expect(seen.removed).toEqual(['d-1']);
  });

  it('keys sort by time and have the form of a UUID version 7', () => {
    const zero = newIntentKey(1_700_000_000_000, (bytes) => bytes);
    expect(zero).toBe('018bcfe5-6800-7000-8000-000000000000');
    expect(newIntentKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(newIntentKey(1_700_000_000_001, (bytes) => bytes) > zero).toBe(true);
  });
});
