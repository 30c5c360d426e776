import type { BillType } from '#contract/codes.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';

/** How far an import is. The portal keeps what a preview showed for an hour, so a reload finds it again by its job. */
export type ImportPhase =
  | { step: 'uploading'; progress: number }
  /** `isSaving`: the drafts are being made, else the file is being read. */
  | { step: 'working'; jobId: string; progress: number; rows: number; isSaving: boolean }
  | { step: 'saving' }
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

/** Whether something is going on that a person may want to hear of on another screen. */
export const isUnderWay = ({ phase }: ImportRun): boolean =>
  phase.step === 'uploading' || phase.step === 'working' || phase.step === 'saving';

/** The token that saves what a preview shows. */
export const tokenOf = ({ phase }: ImportRun): string | null =>
  phase.step === 'preview' ? (phase.outcome.token ?? null) : null;
