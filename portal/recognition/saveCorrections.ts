import type { RecognizedResult } from '#contract/endpoints/recognition.ts';
import { learnCorrections, type Correction } from '#recognition/memory/learnCorrections.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal } from '../refusal.ts';
import { remember } from './memoryStore.ts';
import { loadDocumentModel, readDocumentResults } from './readJobs.ts';

/**
 * [A05] Learns from what a person corrected in the drafts of a document. A repeated call changes nothing.
 * @returns the number of rules
 * @throws Refusal `notFound` for a document that the caller may not see
 */
export async function saveCorrections(
  portal: Portal,
  principal: Principal,
  {
    jobId,
    resultId,
    corrections,
  }: { jobId: string; resultId?: string | undefined; corrections: readonly Correction[] },
): Promise<number> {
  const drafts = (await readDocumentResults(portal, principal, jobId)).filter(
    ({ id, recognition }) =>
      (resultId === undefined || id === resultId) && recognition.documents.some((document) => document.jobId === jobId),
  );
  let learned = 0;
  for (const [at, { recognition }] of drafts.entries()) {
    const own = corrections.filter((correction) => draftOf(drafts, correction) === at);
    if (own.length === 0) continue;
    const models = await Promise.all(
      recognition.documents.map(({ jobId: id, filename }) =>
        loadDocumentModel(portal, principal, id).catch((error: unknown): DocumentModel => {
          // Removed meanwhile: nothing is learned from it.
          if (error instanceof Refusal && error.reason === 'notFound') return { filename, parts: [] };
          throw error;
        }),
      ),
    );
    const rules = learnCorrections(models, recognition, own);
    await remember(portal, principal, rules);
    learned += rules.length;
  }
  return learned;
}

/** The first draft in which the value was recognized that was corrected. */
const draftOf = (drafts: readonly RecognizedResult[], { path, recognized }: Correction): number =>
  Math.max(
    0,
    drafts.findIndex(({ recognition }) =>
      recognized === ''
        ? !recognition.values.some((value) => value.path === path)
        : recognition.values.some((value) => value.path === path && value.value === recognized),
    ),
  );
