import { describe, expect, it } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import type { RecognitionJob, RecognizedResult } from '#contract/endpoints/recognition.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import type { StoredRecognition } from '#local/recognitionStore.ts';
import { recognizedDraft } from '../testing/documents.ts';
import { batchesOf, shownBatches } from './batches.ts';
import { readUpdate } from './readUpdate.ts';
import { requestProblem } from './requestProblems.ts';
import { saveDrafts, type SavingDependencies } from './saveDrafts.ts';
import { storeResults } from './storeResults.ts';

const job = (id: string, batchId: string, state: RecognitionJob['state']): RecognitionJob => ({
  id,
  batchId,
  state,
  filename: `${id}.pdf`,
  kind: 'pdf',
  size: 1,
  progress: { page: 0, pages: 0 },
  createdAt: '',
  expiresAt: '',
});

/** A browser with its databases in memory. */
function fakeBrowser() {
  const drafts = new Map<string, LocalDocument>();
  const recognitions = new Map<string, StoredRecognition>();
  let queue = Promise.resolve<unknown>(undefined);
  const deps = {
    drafts: {
      get: async (id: string) => drafts.get(id) ?? null,
      put: async (document: LocalDocument) => void drafts.set(document.id, document),
    },
    recognitions: {
      wasStored: async (id: string) => recognitions.has(id),
      put: async (id: string, kept: StoredRecognition) => void recognitions.set(id, kept),
    },
    alone: <T>(work: () => Promise<T>): Promise<T> => {
      const next = queue.then(work);
      queue = next;
      return next;
    },
    houseScac: 'TXSL',
    now: () => 1,
  };
  return { drafts, recognitions, deps: deps as unknown as Parameters<typeof storeResults>[1] };
}
const result = (id: string, values = {}): RecognizedResult => ({
  id,
  billType: ISF_10,
  sellerName: 'NINGBO HOMEWARE',
  bugerName: null,
  amsRequestList: [{ amsNo: 'TXSL12345678', amsType: null }],
  recognition: recognizedDraft,
  ...values,
});

describe('recognized results', () => {
  it('[D15] become drafts from AI; nulls leave the blank draft as it is', async () => {
    const { drafts, recognitions, deps } = fakeBrowser();
    expect(await storeResults([result('newai1'), result('newai2', { billType: ISF_5 })], deps)).toEqual([
      'newai1',
      'newai2',
    ]);
    const bill = drafts.get('newai1')?.record as Bill & { bugerName: string };
    expect(bill).toMatchObject({
      id: null,
      from: 'AI',
      houseScac: 'TXSL',
      sellerName: 'NINGBO HOMEWARE',
      bugerName: '',
      bugerCountryCode: '',
      amsRequestList: [{ amsNo: 'TXSL12345678', amsType: 'BM', userRemark: '' }],
    });
    expect(bill).not.toHaveProperty('recognition');
    expect(drafts.get('newai2')?.record.billType).toBe(ISF_5);
    expect(recognitions.get('newai1')?.recognition).toBe(recognizedDraft);
  });

  it('[D15] have the importer as bond holder, as a typed filing has', async () => {
    const { drafts, deps } = fakeBrowser();
    await storeResults([result('newai1', { importerId: '12-345678900' })], deps);
    expect(drafts.get('newai1')?.record).toMatchObject({ bondHolderType: 'IM', bondHolderId: '12-345678900' });
  });

  it('[G13] are stored once, by two tabs and after the draft was deleted', async () => {
    const { drafts, deps } = fakeBrowser();
    await Promise.all([storeResults([result('newai1')], deps), storeResults([result('newai1')], deps)]);
    expect([...drafts.keys()]).toEqual(['newai1']);
    drafts.clear();
    expect(await storeResults([result('newai1')], deps)).toEqual([]);
    expect(drafts.size).toBe(0);
  });

  it('[G13] keep what was typed if the page closed between the two steps', async () => {
    const { drafts, recognitions, deps } = fakeBrowser();
    await storeResults([result('newai1')], deps);
    recognitions.clear();
    const typed = drafts.get('newai1') as LocalDocument;
    drafts.set('newai1', { ...typed, savedAt: 99 });
    expect(await storeResults([result('newai1')], deps)).toEqual(['newai1']);
    expect(drafts.get('newai1')?.savedAt).toBe(99);
    expect(recognitions.has('newai1')).toBe(true);
  });
});

it('[A03] saves the drafts of several bills, each with the key of its own first save; a failure stops none', async () => {
  const { drafts, deps } = fakeBrowser();
  await storeResults([result('newai1'), result('newai2'), result('newai3')], deps);
  const keys: (string | undefined)[] = [];
  const done: string[] = [];
  const saving = {
    drafts: {
      get: deps.drafts.get,
      takeOver: async (id: string, serverId: string) => void done.push(`${id} is ${serverId}`),
      markSaved: async (id: string, revision: number) => void done.push(`${id} in revision ${revision}`),
    },
    portal: {
      saveDraft: async (_: unknown, options?: { idempotencyKey?: string }) => {
        keys.push(options?.idempotencyKey);
        if (keys.length === 1) throw new Error('offline');
        return { id: `server${keys.length}`, revision: 1 };
      },
    },
  } as unknown as SavingDependencies;
  drafts.set('newai3', { ...(drafts.get('newai3') as LocalDocument), id: 'saved-by-its-form' });
  await saveDrafts(['newai1', 'newai2', 'newai3', 'gone'], saving);
  expect(keys).toEqual(['newai1', 'newai2']);
  expect(done).toEqual(['newai2 is server2', 'server2 in revision 1']);
});

describe('batches', () => {
  const batches = batchesOf([job('c', 'two', 'reading'), job('b', 'one', 'failed'), job('a', 'one', 'done')]);

  it('[A01] groups files that were sent together, in their order', () => {
    expect(batches.map(({ id, jobs, isEnded }) => [id, jobs.map((one) => one.id), isEnded])).toEqual([
      ['two', ['c'], false],
      ['one', ['a', 'b'], true],
    ]);
  });

  it('[A01] shows what runs, and what this browser sent until it is dismissed', () => {
    const ids = (begun: string[], dismissed: string[]) =>
      shownBatches(batches, new Set(begun), new Set(dismissed)).flatMap(({ jobs }) => jobs.map(({ id }) => id));
    expect(ids([], [])).toEqual(['c']);
    expect(ids(['one', 'two'], [])).toEqual(['c', 'a', 'b']);
    expect(ids(['one', 'two'], ['a', 'c'])).toEqual(['c', 'b']);
    expect(ids(['one'], ['a', 'b'])).toEqual(['c']);
  });
});

it('[G13] reads messages of this product only', () => {
  const read = (data: unknown) => readUpdate({ type: 'BUSINESS_UPDATES', data });
  expect(read({ product: 'ISF', data: JSON.stringify({ batchId: 'b', success: [], message: 'Damaged.' }) })).toEqual({
    batchId: 'b',
    message: 'Damaged.',
  });
  expect(read({ product: 'ISF', data: '{"success":[]}' })).toEqual({ batchId: null, message: null });
  expect(read({ product: 'AMS', data: '{"message":"x"}' })).toBeNull();
  expect(read({ product: 'ISF', data: '{' })).toBeNull();
  expect(read(null)).toBeNull();
});

it('[V20] limits files and text of one call', () => {
  expect(requestProblem(20, 'text')).toBeNull();
  expect(requestProblem(21, '')).toBe('tooMany');
  expect(requestProblem(0, 'x'.repeat(50_001))).toBe('textTooLong');
});
