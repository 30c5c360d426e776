import { LIMITS } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { recognitionStore, type StoredRecognition } from '#local/recognitionStore.ts';
import type { Review } from '../review/createReview.ts';

/** The review of an open draft with what is stored of it. */
export interface StoredReview {
  review: Review;
  /** Stores what was confirmed. */
  store: () => void;
  /** [A05] Sends corrections that the portal does not have; a failed call is repeated by the next one. */
  report: () => Promise<void>;
}

/** @param draftId the draft's current id */
export function storeReview(review: Review, kept: StoredRecognition, draftId: () => string): StoredReview {
  const { draft } = review;
  let reported = new Map(Object.entries(kept.reported));
  let reporting = Promise.resolve();
  function store(): void {
    recognitionStore
      .put(draftId(), {
        recognition: draft,
        confirmed: review.confirmed(),
        reported: Object.fromEntries(reported),
      })
      // Without storage the review begins again after a reload.
      .catch(() => undefined);
  }
  async function report(): Promise<void> {
    const corrections = review
      .corrections()
      .filter(({ corrected }) => corrected.length <= LIMITS.correctionText)
      .slice(0, LIMITS.corrections);
    const [document] = draft.documents;
    if (!document || corrections.every(({ path, corrected }) => reported.get(path) === corrected)) return;
    try {
      // All of them: a party is learned from its parts together. The portal learns each once.
      const body = { jobId: document.jobId, resultId: draft.resultId, corrections };
      await dataProvider.saveCorrections({ body });
      reported = new Map(corrections.map(({ path, corrected }) => [path, corrected]));
      store();
    } catch {
      // Memory is a convenience: saving a draft does not fail with it.
    }
  }
  return { review, store, report: () => (reporting = reporting.then(report)) };
}
