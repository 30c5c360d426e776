import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftRow, DraftStatistics } from '#contract/endpoints/drafts.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { PageReply } from '#contract/page.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { toServerText } from '#schema/dateText.ts';
import { fillFacts } from '../migrations/0005_counts.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { postDraft, sendDrafts } from '../testing/sending.ts';

const NOW = new Date('2026-08-03T02:00:00Z');
const HOUR = 3_600_000;
let test: TestPortal;
let filer: TestClient;
const ids: Record<string, string> = {};

const inHours = (hours: number): string => toServerText(new Date(NOW.getTime() + hours * HOUR));

/** Drafts by name; each is saved a minute after the one before. */
const DRAFTS: Record<string, Bill> = {
  loaded: isf10Bill({ amsRequestList: [amsRowOf('OOLU100001')], loadingAt: inHours(-30) }),
  tomorrow: isf10Bill({ amsRequestList: [amsRowOf('OOLU100002')], loadingAt: inHours(20), from: 'AI' }),
  dayAfter: isf5Bill({ amsRequestList: [amsRowOf('OOLU100003')], loadingAt: inHours(40) }),
  far: isf10Bill({ amsRequestList: [amsRowOf('OOLU100004')], loadingAt: inHours(400), bugerName: '', sellerName: '' }),
  garbled: isf10Bill({ amsRequestList: [amsRowOf('OOLU100005')], loadingAt: 'soon', from: 'AI' }),
  ancient: isf10Bill({ amsRequestList: [amsRowOf('OOLU100006')], loadingAt: '0001-01-01 00:00:00' }),
};

beforeAll(async () => {
  test = await startTestPortal({ now: NOW });
  filer = await test.signIn(ACCOUNTS.filer);
  for (const [name, bill] of Object.entries(DRAFTS)) ids[name] = await postDraft(filer, bill);
});
afterAll(() => test.close());

const list = (query = '') => expectOk<PageReply<DraftRow>>(filer.get(`/draft-bills?pageSize=50&${query}`));
async function names(query: string): Promise<string[]> {
  const { records, total } = await list(query);
  expect(total).toBe(records.length);
  return records.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}
const sorted = async (query: string) => (await names(query)).toSorted();

describe('deadlines of drafts', () => {
  it('[K02] shows the loading time and the deadline mark', async () => {
    const marks = Object.fromEntries((await list()).records.map((row) => [row.id, [row.loadingAt, row.due]]));
    expect(marks).toEqual({
      [ids.loaded ?? '']: [inHours(-30), 'past'],
      [ids.tomorrow ?? '']: [inHours(20), '24h'],
      [ids.dayAfter ?? '']: [inHours(40), '48h'],
      [ids.far ?? '']: [inHours(400), null],
      [ids.garbled ?? '']: [null, null],
      [ids.ancient ?? '']: [null, null],
    });
  });

  it('[K02] filters by mark: 48 h includes 24 h, and neither includes the past', async () => {
    expect(await sorted('due=past')).toEqual(['loaded']);
    expect(await sorted('due=24h')).toEqual(['tomorrow']);
    expect(await sorted('due=48h')).toEqual(['dayAfter', 'tomorrow']);
    expect(await sorted('due=48h&billType=0')).toEqual(['dayAfter']);
    expect(await sorted('due=48h&keyword=100002')).toEqual(['tomorrow']);
    expect(await sorted(`due=48h&createdAtEnd=2026-08-02`)).toEqual([]);
    expect((await filer.get('/draft-bills?due=72h')).status).toBe(422);
  });

  it('[K02] moves the marks with the server’s clock', async () => {
    test.now.value = new Date(NOW.getTime() + 20 * HOUR);
    expect(await sorted('due=past')).toEqual(['loaded', 'tomorrow']);
    expect(await sorted('due=24h')).toEqual(['dayAfter']);
    test.now.value = NOW;
  });

  it('[L01] sorts by loading with unknown last in both directions, and by completeness', async () => {
    const loading = ['loaded', 'tomorrow', 'dayAfter', 'far'];
    expect((await names('sortField=loadingAt&sortOrder=asc')).slice(0, 4)).toEqual(loading);
    expect((await names('sortField=loadingAt&sortOrder=desc')).slice(0, 4)).toEqual(loading.toReversed());
    expect((await names('sortField=filled&sortOrder=asc'))[0]).toBe('far');
  });
});

describe('the tiles of the drafts list', () => {
  const tiles = async (query = '') => (await list(query)).statistics as unknown as DraftStatistics;
  const WHOLE = { past: 1, within24h: 1, within48h: 2, ready: 4, incomplete: 2, fromAi: 2 };

  it('[L01] count every live draft, whatever the filters', async () => {
    expect(await tiles()).toEqual(WHOLE);
    expect(await tiles('due=past&billType=0&keyword=nothing')).toEqual(WHOLE);
  });

  it('[D04] filter by readiness and by origin', async () => {
    expect(await sorted('readiness=ready')).toEqual(['ancient', 'dayAfter', 'loaded', 'tomorrow']);
    expect(await sorted('readiness=incomplete')).toEqual(['far', 'garbled']);
    expect(await sorted('from=AI&readiness=ready')).toEqual(['tomorrow']);
    const far = (await list('keyword=100004')).records[0];
    expect(far && [far.asked - far.filled, far.problems]).toEqual([2, 2]);
  });

  it('follow removing, restoring and sending', async () => {
    const removed = { ...WHOLE, past: 0, within24h: 0, within48h: 1, ready: 2, fromAi: 1 };
    await filer.post('/draft-bills/remove', [ids.loaded, ids.tomorrow]);
    expect(await tiles()).toEqual(removed);
    await filer.post('/draft-bills/restore', [ids.loaded, ids.tomorrow]);
    expect(await tiles()).toEqual(WHOLE);
    expect((await sendDrafts(filer, [ids.tomorrow ?? ''])).status).toBe(200);
    expect(await tiles()).toEqual({ ...WHOLE, within24h: 0, within48h: 1, ready: 3, fromAi: 1 });
  });
});

it('fill the facts of drafts that were saved before the columns existed', async () => {
  const { db } = test.portal;
  const facts = () => db.selectFrom('draft').select(['id', 'loading_at', 'filled', 'asked']).orderBy('id').execute();
  const before = await facts();
  await db.updateTable('draft').set({ loading_at: null, filled: 0, asked: 0 }).execute();
  await fillFacts(db as never);
  expect(await facts()).toEqual(before);
});
