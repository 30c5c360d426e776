import { choices as en } from '#messages/en/choices.ts';
import { choices as vi } from '#messages/vi/choices.ts';
import { choices as zhCN } from '#messages/zh-CN/choices.ts';
import type { ChoiceField } from '#schema/field.ts';
import type { SheetColumn } from '#schema/sheet.ts';
import { CAPS } from '#schema/caps.ts';
import { cleanAmsNumber } from './amsNumber.ts';
import { cleanHsCode, cleanLines, cleanText, cleanWords, toUpper } from './cleanText.ts';
import { cleanIdNumber } from './idNumber.ts';
import { undoNeutralized } from './formulaText.ts';
import { CHOICE_ALIASES } from './importAliases.ts';
import type { Cell, Places, ReadValue, Said } from './importCell.ts';
import { readSheetDate } from './importDate.ts';
import { foldHeading } from './importHeading.ts';

/** Characters of a cell that are read: what a field may hold, and some for spaces that cleaning takes away. */
const READ_MAX = 2 * CAPS.text;
/** Characters of a text that may be an ID number with its name. */
const ID_MAX = 200;

/**
 * A cell as the draft has it: what can be put right without a doubt is, with a notice; what cannot be known is left
 * blank, with an error.
 * @param idType of the number in an ID column; empty for any other
 * @example readValue(hsColumn, { text: '30461', kind: 'number' }, '', places) // { value: '030461', said: leadingZeros }
 */
export function readValue(column: SheetColumn, cell: Cell, idType: string, places: Places): ReadValue {
  if (cell.kind === 'failed') return unread('cellError', cell.text);
  if (cell.kind === 'empty') return unread('formulaEmpty', '');
  if (cell.kind === 'lost') return unread(/e/iu.test(cell.text) ? 'scientific' : 'imprecise', cell.text);
  // Patterns below take the square of a text's length, and no field takes more of it than its cap.
  const isCut = cell.text.length > READ_MAX;
  const text = undoNeutralized(isCut ? cell.text.slice(0, READ_MAX) : cell.text);
  if (isCodeColumn(column) && /^\d(?:[.,]\d+)?e\+\d+$/iu.test(text.trim())) return unread('scientific', text);
  const read = readKind(column, { ...cell, text }, idType, places);
  if (read.value.length > CAPS.text || (isCut && read.said?.severity !== 'error')) {
    return { value: read.value.slice(0, CAPS.text), said: told('cut', 'error', { max: CAPS.text }) };
  }
  if (read.said === null && read.value !== cell.text && cell.kind !== 'date') {
    return {
      value: read.value,
      said: told(cleaningOf(cell.text, read.value), 'notice', { from: cell.text, to: read.value }),
    };
  }
  return read;
}

/** What a person sees of a change: of line ends and spare spaces nothing, so they are named. */
function cleaningOf(from: string, to: string): string {
  if (cleanWords(from) !== to) return 'cleaned';
  return /[\r\n]/u.test(from) ? 'lineBreaks' : 'spaces';
}

function readKind(column: SheetColumn, cell: Cell, idType: string, places: Places): ReadValue {
  const { field } = column;
  const { text } = cell;
  const isNumber = cell.kind === 'number';
  switch (field.kind) {
    case 'date':
    case 'dateTime':
      return readSheetDate(cell, field.kind);
    case 'choice':
      return readChoice(field, text);
    case 'lookup': {
      const clean = cleanText(text);
      const upper = toUpper(clean);
      if (field.source === 'hs') return readHs(text, isNumber);
      const found = field.source === 'country' ? places.country(cleanWords(text)) : places.port(clean);
      if (found === null || found === upper) return { value: upper, said: null };
      return { value: found, said: told('named', 'notice', { from: text, to: found }) };
    }
    case 'text':
      if (isIdColumn(column)) return readId(text, idType, isNumber);
      if (field.charset === 'hs') return readHs(text, isNumber);
      if (field.charset === 'upperAlphanumeric') return { value: cleanAmsNumber(text), said: null };
      if (column.name === 'suretyCode' && isNumber && /^\d{1,2}$/u.test(text)) {
        return padded(text, text.padStart(3, '0'));
      }
      if (field.multiline && !field.charset) return { value: cleanLines(text), said: null };
      if (field.multiline) return { value: cleanText(text, { upper: field.upper }), said: null };
      return {
        value: field.charset || field.upper ? cleanText(text, { upper: field.upper }) : cleanWords(text),
        said: null,
      };
  }
}

/** Goods numbers lose zeros at both ends: `030461` becomes 30461, `8471.30` becomes 8471.3. */
function readHs(text: string, isNumber: boolean): ReadValue {
  if (!isNumber) return shortenedHs(text, cleanHsCode(text));
  const clean = text.trim();
  const decimal = /^(\d{3,6})\.(\d{1,4})$/u.exec(clean);
  const digits = decimal ? withDecimals(decimal[1] ?? '', decimal[2] ?? '') : clean;
  if (!/^\d{5,10}$/u.test(digits)) return { value: cleanHsCode(text), said: null };
  const whole = digits.length % 2 === 1 ? `0${digits}` : digits;
  const isPadded = whole !== clean.replace('.', '');
  return isPadded ? padded(text, whole.slice(0, 6)) : shortenedHs(text, whole.slice(0, 6));
}

function shortenedHs(from: string, to: string): ReadValue {
  const isShorter = /^\d{6}$/u.test(to) && from.replace(/\D/gu, '').length > 6;
  return { value: to, said: isShorter ? told('shortened', 'notice', { from, to }) : null };
}

/** `847.13` of heading 0847: the part before the dot has four digits or six, the part after it two or four. */
function withDecimals(head: string, tail: string): string {
  return head.padStart(head.length > 4 ? 6 : 4, '0') + tail.padEnd(tail.length > 2 ? 4 : 2, '0');
}

function readId(text: string, idType: string, isNumber: boolean): ReadValue {
  if (text.length > ID_MAX) return { value: cleanText(text, { upper: true }), said: null };
  const value = cleanIdNumber(text, idType);
  if (!isNumber || idType === 'AEF' || idType === 'ANI') return { value, said: null };
  const bare = cleanText(text);
  // Eight digits are nine that began with a zero; ten are eleven. Nine are whole for every type.
  const wanted = { 8: 9, 10: idType === '34' ? 0 : 11 }[bare.length] ?? 0;
  if (!/^\d+$/u.test(bare) || wanted === 0) return { value, said: null };
  return padded(text, cleanIdNumber(bare.padStart(wanted, '0'), idType));
}

function readChoice(field: ChoiceField, text: string): ReadValue {
  const clean = cleanWords(text);
  const code = field.options.find((option) => option.toUpperCase() === clean.toUpperCase());
  if (code !== undefined) return { value: code, said: null };
  const zeros = /^\d$/u.test(clean) && field.options.includes(`0${clean}`);
  if (zeros) return padded(text, `0${clean}`);
  const found = choiceNames(field).get(foldHeading(clean));
  if (found !== undefined) return { value: found, said: told('named', 'notice', { from: text, to: found }) };
  const codes = field.options.join(', ');
  return { value: '', said: told('choiceUnknown', 'error', { from: short(text), codes }) };
}

const namesOf = new WeakMap<ChoiceField, Map<string, string>>();

/** Labels of three languages and what else people write; a name of two options is none. */
function choiceNames(field: ChoiceField): Map<string, string> {
  const kept = namesOf.get(field);
  if (kept) return kept;
  const names = new Map<string, string>();
  for (const option of field.options) {
    const labels = [en, zhCN, vi].map(
      (texts) => (texts as Record<string, Record<string, unknown>>)[field.labels]?.[option],
    );
    const aliases = CHOICE_ALIASES[field.labels]?.[option] ?? [];
    for (const name of [...labels, ...aliases, `${option} ${String(labels[0])}`]) {
      if (typeof name === 'string') names.set(foldHeading(name), option);
    }
  }
  namesOf.set(field, names);
  return names;
}

/** Columns of numbers that customs matches sign by sign: nothing in them may be guessed. */
function isCodeColumn({ field }: SheetColumn): boolean {
  return field.kind === 'text' && (field.code === true || field.charset === 'hs');
}

const ID_NAMES: ReadonlySet<string> = new Set(['importerId', 'consigneeId', 'bondHolderId']);

/** The three ID numbers of a bill take their form from the type beside them. */
export function isIdColumn({ name, list }: SheetColumn): boolean {
  return list === null && ID_NAMES.has(name);
}

const padded = (from: string, to: string): ReadValue => ({
  value: to,
  said: from === to ? null : told('leadingZeros', 'notice', { from, to }),
});

function unread(key: string, from: string): ReadValue {
  return { value: '', said: told(key, 'error', { from: short(from) }) };
}

/** Nobody reads a thousand signs of what could not be read. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

function told(key: string, severity: Said['severity'], args: Said['args']): Said {
  return { key, severity, args };
}
