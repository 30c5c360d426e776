import type { RecognizedDraft } from '#contract/recognition.ts';
import type { BillType } from '#contract/codes.ts';
import type { Places } from '#rules/importCell.ts';

/** Looks up ports and countries by name or code. */
export type References = Places;

export interface RecognizeOptions {
  /** The filing type that applies where the documents do not say. */
  billType?: BillType | undefined;
  references: References;
}

type NoDraftReason = 'noText' | 'nothingRecognized';

export interface RecognitionResult {
  /** `documents[].jobId` is the index of the model as text: the caller puts in its own. */
  drafts: RecognizedDraft[];
  message?: NoDraftReason | undefined;
}

export interface RecognizedParty {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
}
