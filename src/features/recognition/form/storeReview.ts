import { dataProvider } from '#dataProvider/dataProvider.ts';
import { recognitionStore, type StoredRecognition } from '#local/recognitionStore.ts';
import type { ReviewCorrection, Review } from '../review/createReview.ts';

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
  const reported = new Map(Object.entries(kept.reported));
  function store(): void {
    const { draft } = review;
    recognitionStore
      .put(draftId(), {
        recognition: draft,
        confirmed: review.confirmed(),
        reported: Object.fromEntries(reported),
      })
      // Without storage the review begins again after a reload.
      .catch(() => undefined);
  }
  return {
    review,
    store,
    async report() {
      const news = review.corrections().filter(({ path, corrected }) => reported.get(path) !== corrected);
      for (const [jobId, corrections] of byJob(news)) {
        try {
          await dataProvider.saveCorrections({ body: { jobId, corrections } });
          for (const { path, corrected } of corrections) reported.set(path, corrected);
          store();
        } catch {
          // Memory is a convenience: saving a draft does not fail with it.
        }
      }
    },
  };
}

function byJob(corrections: readonly ReviewCorrection[]): Map<string, Omit<ReviewCorrection, 'jobId'>[]> {
  const found = new Map<string, Omit<ReviewCorrection, 'jobId'>[]>();
  for (const { jobId, ...correction } of corrections) found.set(jobId, [...(found.get(jobId) ?? []), correction]);
  return found;
}
