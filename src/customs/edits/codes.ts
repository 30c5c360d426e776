import type { Edit } from './edit.ts';
import { EDITS } from './edits.ts';

/** A code of an SN with the name of its texts at `customs.edits.<name>`. */
type ExplainedCode = Pick<Edit, 'name' | 'code' | 'ams' | 'narrative'>;

/**
 * Codes that only customs can give, because they need its files or concern messages that this tool does not send.
 * Source: cbp-isf-2 §3.
 */
export const ANSWER_CODES: readonly ExplainedCode[] = [
  { name: 'numberUnusable', code: '113', narrative: 'INVALID ISF TRANSACTION NUMBER' },
  { name: 'unifiedType', code: '114', narrative: 'INVALID SUBMISSION TYPE' },
  { name: 'unifiedAction', code: '118', narrative: 'ADD/REPLACE NOT ALLOWED' },
  { name: 'unifiedOnFile', code: '119', narrative: 'ISF ON FILE, REPLACE REQUIRED' },
  { name: 'scacUnknownToCustoms', code: '155', narrative: 'INVALID SCAC' },
  { name: 'billInvalid', code: '156', narrative: 'INVALID BILL' },
  { name: 'containerDescription', code: '252', narrative: 'INVALID EQUIPMENT DESCRIPTION CODE' },
  { name: 'partyNotOnFile', code: '329', ams: 'S75', narrative: 'INVALID ENTITY IDENTIFIER' },
];

/** Narratives that edits had in stored receipts. */
const FORMER_NARRATIVES: Readonly<Record<string, string>> = { 'HTS NUMBER NEEDS SIX DIGITS': 'htsNumber' };

const ALL: readonly ExplainedCode[] = [...EDITS.filter(({ source }) => source === 'customs'), ...ANSWER_CODES];
const sortKey = ({ code, ams = '' }: ExplainedCode): string => code ?? ams;

/** Every code, those of ABI first. */
export const EXPLAINED_CODES = ALL.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
const byCode = new Map<string, ExplainedCode>();
for (const row of ALL) {
  for (const code of [row.code, row.ams]) if (code !== undefined && !byCode.has(code)) byCode.set(code, row);
}
/** Without a code, customs names an edit by its narrative alone. */
const byNarrative = new Map<string, ExplainedCode>(
  EDITS.filter(({ code, narrative }) => code === undefined && narrative !== '').map((edit) => [edit.narrative, edit]),
);

/**
 * The meaning of a code of ABI or AMS; null for an unknown code.
 * @example findCode('125')?.name // 'S16'; findCode('S16')?.code // '125'
 */
export const findCode = (code: string): ExplainedCode | null => byCode.get(code) ?? null;

/** The edit with this narrative, for answers without a code. */
const findNarrative = (narrative: string): ExplainedCode | null =>
  byNarrative.get(narrative) ?? EDITS.find(({ name }) => name === FORMER_NARRATIVES[narrative]) ?? null;

/** The meaning of an error of an answer: by its code, else by its narrative. */
export const explainError = (code: string, narrative: string): ExplainedCode | null =>
  code === '' ? findNarrative(narrative) : findCode(code);

/** The code of the other system: AMS for a code of ABI, ABI for one of AMS. */
export function partnerCode(code: string): string | null {
  const found = findCode(code);
  return (found?.code === code ? found.ams : found?.code) ?? null;
}
