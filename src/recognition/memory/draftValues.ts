import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { ISF10_PARTIES, ISF5_PARTIES } from '#contract/entities/partyBlock.ts';
import type { RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import type { AnyRecord, Field, ScalarField } from '#schema/field.ts';
import type { PartyValues } from './memoryRules.ts';

const SUFFIXES = { name: 'Name', addr: 'Addr', city: 'City', countryCode: 'CountryCode' } as const;
export const PARTY_PARTS = Object.keys(SUFFIXES) as (keyof PartyValues)[];

const isIsf5 = ({ bill }: RecognizedDraft): boolean => bill['billType'] === ISF_5;

/** Parties of the draft's filing type. */
export const partyBlocks = (draft: RecognizedDraft): readonly string[] =>
  isIsf5(draft) ? ISF5_PARTIES : ISF10_PARTIES;

export const partyPath = (block: string, part: keyof PartyValues): string => block + SUFFIXES[part];

/** The party that a path belongs to; null for other fields. */
export const blockOf = (draft: RecognizedDraft, path: string): string | null =>
  partyBlocks(draft).find((block) => PARTY_PARTS.some((part) => partyPath(block, part) === path)) ?? null;

export const readText = ({ bill }: RecognizedDraft, path: string): string => {
  let node: unknown = bill;
  for (const step of path.split('.')) node = (node as AnyRecord | null | undefined)?.[step];
  return typeof node === 'string' ? node : '';
};

export const readPartyValues = (draft: RecognizedDraft, block: string): PartyValues => ({
  name: readText(draft, partyPath(block, 'name')),
  addr: readText(draft, partyPath(block, 'addr')),
  city: readText(draft, partyPath(block, 'city')),
  countryCode: readText(draft, partyPath(block, 'countryCode')),
});

/** The declaration of a path such as `billHsRequestList.0.hsCode`; null for a path that no draft has. */
export function fieldAt(draft: RecognizedDraft, path: string): ScalarField | null {
  const fields: Readonly<Record<string, Field>> = billEntity(isIsf5(draft) ? ISF_5 : ISF_10).fields;
  const [name = '', row, inner = ''] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return null;
  if (field.kind !== 'rows') return row === undefined ? field : null;
  const cells: Readonly<Record<string, Field>> = field.of;
  const cell = /^\d{1,3}$/u.test(row ?? '') && Object.hasOwn(cells, inner) ? cells[inner] : undefined;
  return cell && cell.kind !== 'rows' ? cell : null;
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
  const [name = '', row, inner] = value.path.split('.');
  const bill = { ...draft.bill };
  if (row === undefined || inner === undefined) bill[name] = value.value;
  else {
    const rows = Array.isArray(bill[name]) ? [...(bill[name] as AnyRecord[])] : [];
    rows[Number(row)] = { ...rows[Number(row)], [inner]: value.value };
    bill[name] = rows;
  }
  const known = draft.values.some(({ path }) => path === value.path);
  const values = known
    ? draft.values.map((other) => (other.path === value.path ? value : other))
    : [...draft.values, value];
  return { ...draft, bill, values };
}
