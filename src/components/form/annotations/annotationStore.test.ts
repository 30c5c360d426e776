import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnotationStore, type Annotation, type AnnotationSource } from './annotationStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A mocked source with keys from five characters on. */
function source(facts: Partial<AnnotationSource> = {}) {
  const requests: {
    keys: readonly string[];
    answer: (...known: string[]) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const made: AnnotationSource = {
    keyOf: (text) => (text.length >= 5 ? text.toUpperCase() : null),
    batch: 3,
    load: (keys) =>
      new Promise((resolve, reject) => {
        const note = (key: string): Annotation[] => [{ tone: 'warning', message: `known ${key}` }];
        requests.push({
          keys,
          answer: async (...known) => {
            resolve(new Map(known.map((key) => [key, note(key)])));
            await vi.advanceTimersByTimeAsync(0);
          },
          fail: async () => {
            reject(new Error('no network'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    ...facts,
  };
  return { store: createAnnotationStore(made, () => Date.now()), requests };
}
const messages = (annotations: readonly Annotation[]): string[] => annotations.map(({ message }) => message);

it('[D04] loads 300 ms after the last character, from the fifth on', () => {
  const { store, requests } = source();
  store.set('a', 'OOLU');
  vi.advanceTimersByTime(1_000);
  expect(requests).toHaveLength(0);
  store.set('a', 'OOLU1');
  vi.advanceTimersByTime(299);
  store.set('a', 'OOLU12');
  vi.advanceTimersByTime(299);
  expect(requests).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(requests.map(({ keys }) => keys)).toEqual([['OOLU12']]);
});

it('drops an answer for a text that has changed', async () => {
  const { store, requests } = source();
  store.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  store.set('a', 'OOLU2');
  vi.advanceTimersByTime(300);
  await requests[1]?.answer();
  await requests[0]?.answer('OOLU1');
  expect(messages(store.annotations('a'))).toEqual([]);
  store.set('a', 'oolu1');
  expect(messages(store.annotations('a'))).toEqual(['known OOLU1']);
});

it('[D04] batches texts into at most four concurrent calls, each text once', async () => {
  const { store, requests } = source();
  const texts = Array.from({ length: 16 }, (_, at) => `OOLU${100 + at}`);
  store.request([...texts, ...texts]);
  vi.advanceTimersByTime(300);
  expect(requests.map(({ keys }) => keys.length)).toEqual([3, 3, 3, 3]);
  await requests[0]?.answer('OOLU100');
  await requests[1]?.answer();
  expect(requests.map(({ keys }) => keys.length)).toEqual([3, 3, 3, 3, 3, 1]);
  expect(new Set(requests.flatMap(({ keys }) => keys)).size).toBe(16);
  expect([messages(store.known('OOLU100')), store.hasWarnings()]).toEqual([['known OOLU100'], true]);
});

it('ignores a failure and retries when the text is entered again', async () => {
  const { store, requests } = source();
  store.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  await requests[0]?.fail();
  expect(store.annotations('a')).toEqual([]);
  store.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  await requests[1]?.answer('OOLU1');
  expect(messages(store.annotations('a'))).toEqual(['known OOLU1']);
});

it('reloads an answer only after its maximum age', async () => {
  const { store, requests } = source({ maxAge: 10_000 });
  store.set('a', 'OOLU1');
  vi.advanceTimersByTime(300);
  await requests[0]?.answer();
  store.set('b', 'OOLU1');
  vi.advanceTimersByTime(9_000);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1_001);
  store.set('c', 'OOLU1');
  vi.advanceTimersByTime(300);
  expect(requests).toHaveLength(2);
});

it('notifies a cell when its annotations change', async () => {
  const { store, requests } = source();
  const listener = vi.fn();
  store.set('a', 'OOLU1');
  const stop = store.on('a', listener);
  vi.advanceTimersByTime(300);
  await requests[0]?.answer('OOLU1');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set('a', 'OOLU2');
  expect(listener).toHaveBeenCalledTimes(1);
});
