import type { BillType } from '#contract/codes.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { applyMemory } from '#recognition/memory/applyMemory.ts';
import type { RecognizedParty } from '#recognition/recognitionTypes.ts';
import { recognize } from '#recognition/recognize.ts';
import { recognizeParty } from '#recognition/recognizeParty.ts';
import { parseCountryCode } from '#rules/countryName.ts';
import { findPortValue } from '../reference/findPort.ts';
import type { StoredRule } from './memoryStore.ts';

export interface UnderstandTask {
  models: readonly DocumentModel[];
  billType: BillType;
  rules: readonly StoredRule[];
  /** Also read as a single party: a signature, a letterhead. */
  party?: DocumentModel | string;
}

export interface Understood {
  /** `documents` name the models by their index, as text in `jobId`. */
  drafts: RecognizedDraft[];
  /** Ids of the rules that changed a draft. */
  uses: string[];
  /** Of `UnderstandTask.party`. */
  party?: RecognizedParty;
}

/** Turns the documents of a batch into drafts, and applies what corrections taught. */
export function understand({ models, billType, rules, party }: UnderstandTask): Understood {
  const references = { port: findPortValue, country: parseCountryCode };
  const recognized = recognize(models, { billType, references });
  const { drafts, used } = applyMemory(models, recognized.drafts, rules);
  return {
    drafts,
    uses: used.map(({ id }) => id),
    ...(party !== undefined && { party: recognizeParty(party) }),
  };
}
