import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { ISF10_PARTIES, ISF5_PARTIES, PARTY_SUFFIXES } from '#contract/entities/partyBlock.ts';
import type { RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import type { ScalarField } from '#schema/field.ts';
import * as schema from '#schema/record.ts';
import { PARTY_PARTS } from '../shipment.ts';
import { withPath } from '../withPath.ts';
import type { PartyValues } from './memoryRules.ts';

const isIsf5 = ({ bill }: RecognizedDraft): boolean => bill['billType'] === ISF_5;

/** Parties of the draft's filing type. */
export const draftPartyBlocks = (draft: RecognizedDraft): readonly string[] =>
  isIsf5(draft) ? ISF5_PARTIES : ISF10_PARTIES;

export const partyPath = (block: string, part: keyof PartyValues): string => block + PARTY_SUFFIXES[part];

/** The party that a path belongs to; null for other fields. */
export const blockOf = (draft: RecognizedDraft, path: string): string | null =>
  draftPartyBlocks(draft).find((block) => PARTY_PARTS.some((part) => partyPath(block, part) === path)) ?? null;

export const readDraftText = ({ bill }: RecognizedDraft, path: string): string => schema.valueAt(bill, path);

export const readPartyValues = (draft: RecognizedDraft, block: string): PartyValues => ({
  name: readDraftText(draft, partyPath(block, 'name')),
  addr: readDraftText(draft, partyPath(block, 'addr')),
  city: readDraftText(draft, partyPath(block, 'city')),
  countryCode: readDraftText(draft, partyPath(block, 'countryCode')),
});

/** `clientRef` or `billHsRequestList.0.hsCode`. */
const PATH = /^\w+(?:\.\d{1,3}\.\w+)?$/u;

/** The declaration of a path; null for a path that no draft has. */
export function draftFieldAt(draft: RecognizedDraft, path: string): ScalarField | null {
  const { fields } = billEntity(isIsf5(draft) ? ISF_5 : ISF_10);
  return PATH.test(path) ? schema.fieldAt(fields, path) : null;
}

/** A text as typing would clean it; null when the field does not take it. */
export function acceptedText(field: ScalarField, text: string): string | null {
  const value = cleanByKind(field, text);
  if (value === '') return null;
  if (field.kind === 'choice' && !field.options.includes(value)) return null;
  if (field.kind === 'text' && field.max !== undefined && value.length > field.max) return null;
  return (field.checks ?? []).some((check) => check(value, {}) !== null) ? null : value;
}

/** A copy of the draft with one value exchanged or added, in the bill and in the list of values. */
export function withValue(draft: RecognizedDraft, value: RecognizedValue): RecognizedDraft {
  const known = draft.values.some(({ path }) => path === value.path);
  const values = known
    ? draft.values.map((other) => (other.path === value.path ? value : other))
    : [...draft.values, value];
  return { ...draft, bill: withPath(draft.bill, value.path, value.value), values };
}
