import { billFromValues } from '#contract/entities/billFromValues.ts';
import type { RecognizedResult } from '#contract/endpoints/recognition.ts';
import type { DocumentStore } from '#local/localDocument.ts';
import type { recognitionStore } from '#local/recognitionStore.ts';

interface ResultDependencies {
  drafts: Pick<DocumentStore, 'get' | 'put'>;
  recognitions: Pick<typeof recognitionStore, 'wasStored' | 'put'>;
  /** Runs work while no other tab stores results. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  houseScac: string;
  now: () => number;
}

/**
 * [D15] [G13] Stores each result as a local draft, once: a message that arrives twice, or in two tabs, stores nothing
 * more, also after the draft was sent or deleted.
 * @returns ids of the drafts that exist, in the order of the results
 */
export async function storeResults(results: readonly RecognizedResult[], deps: ResultDependencies): Promise<string[]> {
  const { drafts, recognitions, alone, houseScac, now } = deps;
  return alone(async () => {
    const ids: string[] = [];
    for (const { recognition, ...values } of results) {
      const { id } = values;
      if (!(await recognitions.wasStored(id))) {
        // The draft first: a page that closes in between repeats only the second step.
        if (!(await drafts.get(id)))
          await drafts.put({ id, record: billFromValues(values, houseScac, 'AI'), changed: true, savedAt: now() });
        await recognitions.put(id, { recognition, confirmed: [], reported: {} });
      }
      if (await drafts.get(id)) ids.push(id);
    }
    return ids;
  });
}
