import type { ValueSource } from '#contract/recognition.ts';
import { findIdNumber } from '../finders/idNumber.ts';
import { readLabel, type Label } from '../labels/readLabel.ts';
import { endsWithCountry, readCountry } from '../party/countryWords.ts';
import { isAtFactory } from '../party/sameAs.ts';
import { cleanText } from '#rules/cleanText.ts';
import { endsWithUsState } from '#rules/usStates.ts';

/** A line of a cell or of a page. Lengths are points on a page, rows and columns in a grid. */
export interface TextLine {
  text: string;
  source: ValueSource;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** 0 to 1: how certain text recognition was. */
  certainty: number;
  label: Label | null;
}

/** Lines that belong together by the layout: a cell of a grid, an unbroken line of a page. */
export interface Cell {
  lines: TextLine[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the value of a label may be. */
export interface Candidate {
  lines: TextLine[];
  via: 'inside' | 'right' | 'below';
}

/** A page or a sheet whose lines know their neighbors. */
export interface TextLayout {
  kind: 'page' | 'grid';
  /** Index among the given documents. */
  document: number;
  part: number;
  name: string;
  /** Visual rows from top to bottom, cells from left to right. */
  rows: Cell[][];
  /** In reading order. */
  lines: TextLine[];
  candidates(line: TextLine): Candidate[];
  /** The cells of the visual row of a line. */
  rowOf(line: TextLine): readonly Cell[];
}

/** Characters of a line: no value is longer, and the patterns that read values need a bound. */
const LINE_MAX = 500;

export function makeLine(line: Omit<TextLine, 'label'>): TextLine {
  const text = line.text.slice(0, LINE_MAX);
  return { ...line, text, label: readLabel(text) };
}

/** The part of a line after its label, as a line of its own. */
export function restOf(line: TextLine): TextLine | null {
  const text = line.text.slice(line.label?.end ?? 0).trim();
  return text === '' ? null : makeLine({ ...line, text });
}

/** Whether a line is the label of another value. Parts of a party go on with the party. */
export function isOtherLabel(line: TextLine): boolean {
  const { label } = line;
  if (label === null) return false;
  return (label.isClosed && label.meaning.kind !== 'part' && !isOwnTaxId(label)) || isIdLabel(label, line.text);
}

/** `Importer EIN 12-3456789` needs no colon. */
const isIdLabel = ({ meaning, end }: Label, text: string): boolean =>
  meaning.kind === 'field' &&
  (meaning.fields.includes('importerId') || meaning.fields.includes('consigneeId')) &&
  findIdNumber(text.slice(end)) !== null;

/** Whether a line may be the value of a label. `House bill` is a value of the bill's type, `factory` of a place. */
export function isValueOf(label: TextLine, line: TextLine): boolean {
  if (!isOtherLabel(line)) return true;
  const { meaning } = label.label ?? {};
  if (meaning?.kind === 'party') return isAtFactory(meaning.roles, line.text);
  return meaning?.kind === 'field' && meaning.fields.includes('amsType');
}

/** The tax number found among the lines of the party. */
const isOwnTaxId = ({ meaning }: Label): boolean => meaning.kind === 'taxId' && meaning.roles.length === 0;

/** A line that only explains the label above it: `(Name and address)`. */
export const isExplanation = (line: TextLine): boolean => /^[(（[【].*[)）\]】]$/u.test(line.text.trim());

const EXPLAINING = /\b(?:the|of|by|to|whom|which|who|or|for|on|in|from|where|that|be|is|are|was|were|as)\b/gu;

/** A sentence between a label and its value that explains the label: `Last known entity to whom the goods are sold`. */
export function isProse(lines: readonly TextLine[]): boolean {
  const text = joinText(lines).replaceAll('\n', ' ');
  if (/\d{3}/u.test(text) || text.split(/\s+/u).length < 5) return false;
  const words = text.match(EXPLAINING)?.length ?? 0;
  return words >= 2 || (words === 1 && !/\b\p{Lu}{3,}/u.test(text) && !/,.*,/u.test(text));
}

export const joinText = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join('\n');

const US_END = /\d{5}(?:-\d{4})?\W*$/u;
const flat = (text: string): string => cleanText(text, { upper: true });

/**
 * Whether an address ends with these lines of a value: with a country, or with a US state and postal code above a line that
 * is no country. `PT JAVA RATTAN INDONESIA` alone names a party.
 */
export function isAddressEnd(lines: readonly TextLine[], label: Label | null | undefined, next: TextLine): boolean {
  const last = lines.at(-1)?.text ?? '';
  const isParty = label?.meaning.kind === 'party';
  if (endsWithCountry(last)) return !(isParty && lines.length === 1 && !/[\d,，]/u.test(last));
  return isParty && US_END.test(last) && endsWithUsState(flat(last)) && readCountry(next.text) === null;
}
