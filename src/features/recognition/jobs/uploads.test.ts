// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { begunBatches } from './begunBatches.ts';
import { pageUploads } from './uploads.ts';

const file = new File(['x'], 'a.pdf');
const reply = { batchId: 'batch-1', jobs: [], rejected: [] };
/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  for (const { id } of pageUploads.get()) pageUploads.dismiss(id);
});

describe('an upload of documents', () => {
  it('[G13] is sent again with the key of its first attempt; another one has its own', async () => {
    const sent = vi.spyOn(dataProvider, 'upload');
    sent.mockRejectedValueOnce(new PortalError({ kind: 'timeout', message: 'shell.request.timeout' }));
    sent.mockResolvedValue(reply);
    await pageUploads.begin([file], '', 1);
    const [failed] = pageUploads.get();
    expect(failed?.failed).toBe('shell.request.timeout');
    failed?.again?.();
    await vi.waitFor(() => expect(pageUploads.get()).toEqual([]));
    await pageUploads.begin([file], '', 1);
    const [first, again, other] = sent.mock.calls.map((call) => call[3]?.idempotencyKey);
    expect(first).toMatch(/^[\da-f-]{36}$/u);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('[A01] asks before the page is left, until it has ended', async () => {
    let end = (): void => {};
    vi.spyOn(dataProvider, 'upload').mockImplementation(async () => {
      await new Promise<void>((resolve) => (end = resolve));
      return reply;
    });
    expect(asksBeforeLeaving()).toBe(false);
    const sending = pageUploads.begin([file], '', 1);
    expect(asksBeforeLeaving()).toBe(true);
    end();
    await sending;
    expect(asksBeforeLeaving()).toBe(false);
  });
});

it('[G13] lists stored drafts of a batch until none of them is left to show', () => {
  begunBatches.add('one');
  begunBatches.add('two');
  begunBatches.markStored('one', ['draft-1']);
  expect(begunBatches.get().batches.map(({ id, draftIds }) => [id, draftIds])).toEqual([
    ['one', ['draft-1']],
    ['two', undefined],
  ]);
  expect(begunBatches.isOwnTab('two')).toBe(true);
  begunBatches.forget(['one']);
  expect(begunBatches.get().batches.map(({ id }) => id)).toEqual(['two']);
});
