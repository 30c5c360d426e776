import type { BillType } from '#contract/codes.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';

/** State of an import. The portal stores a preview for an hour, so a reload can load it by its job id. */
export type ImportPhase =
  | { step: 'uploading'; progress: number }
  /** `isSaving`: drafts are being created; otherwise the file is being read. */
  | { step: 'working'; jobId: string; progress: number; rows: number; isSaving: boolean }
  /** Drafts are being created from this preview; its token saves once, so a reload may repeat the call. */
  | { step: 'saving'; outcome: ImportOutcome }
  | { step: 'preview'; outcome: ImportOutcome }
  | { step: 'saved'; outcome: ImportOutcome }
  | { step: 'failed'; message: string };

export interface ImportRun {
  fileName: string;
  billType: BillType;
  /** Milliseconds since 1970. */
  startedAt: number;
  phase: ImportPhase;
}

/** Whether the import should be shown on other screens. */
export const isInProgress = ({ phase }: ImportRun): boolean =>
  phase.step === 'uploading' || phase.step === 'working' || phase.step === 'saving';

/** The token to save the previewed drafts, also to repeat a save. */
export const previewToken = ({ phase }: ImportRun): string | null =>
  phase.step === 'preview' || phase.step === 'saving' ? (phase.outcome.token ?? null) : null;
