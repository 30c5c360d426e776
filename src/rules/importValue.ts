import { choices as en } from '#messages/en/choices.ts';
import { choices as vi } from '#messages/vi/choices.ts';
import { choices as zhCN } from '#messages/zh-CN/choices.ts';
import type { ChoiceField } from '#schema/field.ts';
import type { SheetColumn } from '#schema/sheet.ts';
import { CAPS } from '#schema/caps.ts';
import { cleanAmsNumber } from './amsNumber.ts';
import { cleanHsCode, cleanLines, cleanText, cleanWords, toUpper } from './cleanText.ts';
import { restoreHs } from './pastedHs.ts';
import { readContainerKind } from './containerSize.ts';
import { cleanIdNumber } from './idNumber.ts';
import { undoNeutralized } from './formulaText.ts';
import { CHOICE_ALIASES } from './importAliases.ts';
import type { ImportCell, Places, ReadValue, CellMessage } from './importCell.ts';
import { readSheetDate } from './importDate.ts';
import { foldHeading } from './importHeading.ts';
import { cutText } from '#schema/cutText.ts';
import { countryOfParts } from './countryOfParts.ts';

/** Characters read of a cell: the longest field value, and as much again for spaces that cleaning removes. */
const READ_MAX = 2 * CAPS.text;
/** Longest text that is read as an ID number with its label. */
const ID_MAX = 200;

/**
 * Reads a cell as a field value. Fixes unambiguous errors with a notice; leaves an unreadable value blank with an
 * error.
 * @param idType the type of an ID number; empty in other columns
 * @example readValue(hsColumn, { text: '30461', kind: 'number' }, '', places) // { value: '030461', message: droppedZeros }
 */
export function readValue(column: SheetColumn, cell: ImportCell, idType: string, places: Places): ReadValue {
  if (cell.kind === 'failed') return unreadable('cellError', cell.text);
  if (cell.kind === 'empty') return unreadable('formulaEmpty', '');
  if (cell.kind === 'lost') return unreadable(/e/iu.test(cell.text) ? 'scientific' : 'imprecise', cell.text);
  // Limits the cost of the patterns below, which grow with the square of the length.
  const isCut = cell.text.length > READ_MAX;
  const text = undoNeutralized(isCut ? cell.text.slice(0, READ_MAX) : cell.text);
  if (isCodeColumn(column) && /^\d(?:[.,]\d+)?e\+\d+$/iu.test(text.trim())) return unreadable('scientific', text);
  const read = readKind(column, { ...cell, text }, idType, places);
  if (read.value.length > CAPS.text || (isCut && read.message?.severity !== 'error')) {
    return { value: cutText(read.value, CAPS.text), message: withMessage('cut', 'error', { max: CAPS.text }) };
  }
  if (read.message === null && read.value !== cell.text && cell.kind !== 'date') {
    return {
      value: read.value,
      message: withMessage(cleaningMessage(cell.text, read.value), 'notice', { from: cell.text, to: read.value }),
    };
  }
  return read;
}

/** Names the cleaning step for changes that are invisible, such as line breaks and spaces. */
function cleaningMessage(from: string, to: string): string {
  if (cleanWords(from) !== to) return 'cleaned';
  return /[\r\n]/u.test(from) ? 'lineBreaks' : 'spaces';
}

function readKind(column: SheetColumn, cell: ImportCell, idType: string, places: Places): ReadValue {
  const { field } = column;
  const { text } = cell;
  const isNumber = cell.kind === 'number';
  switch (field.kind) {
    case 'date':
    case 'dateTime':
      return readSheetDate(cell, field.kind);
    case 'choice': {
      const container = column.name === 'containerType' ? readContainerKind(text) : null;
      return container ? named(text, container.containerType) : readChoice(field, text);
    }
    case 'choices':
      return { value: cleanWords(text), message: null };
    case 'lookup': {
      const clean = cleanText(text);
      const upper = toUpper(clean);
      if (field.source === 'hs') return readHs(text, isNumber);
      const found =
        field.source === 'country'
          ? (places.country(cleanWords(text)) ?? countryOfParts(text, (part) => places.country(part)))
          : places.port(clean);
      if (found === null || found === upper) return { value: upper, message: null };
      return named(text, found);
    }
    case 'text':
      if (isIdColumn(column)) return readId(text, idType, isNumber);
      if (field.charset === 'hs') return readHs(text, isNumber);
      if (field.charset === 'upperAlphanumeric') return { value: cleanAmsNumber(text), message: null };
      if (column.name === 'sizeType') {
        const container = readContainerKind(text);
        if (container) return named(text, container.sizeType);
      }
      if (column.name === 'suretyCode' && isNumber && /^\d{1,2}$/u.test(text)) {
        return padded(text, text.padStart(3, '0'));
      }
      if (field.multiline && !field.charset) return { value: cleanLines(text), message: null };
      if (field.multiline) return { value: cleanText(text, { upper: field.upper }), message: null };
      return {
        value: field.charset || field.upper ? cleanText(text, { upper: field.upper }) : cleanWords(text),
        message: null,
      };
  }
}

/** Number formats drop zeros at both ends of an HS code: `030461` becomes 30461, `8471.30` becomes 8471.3. */
function readHs(text: string, isNumber: boolean): ReadValue {
  const restored = isNumber ? restoreHs(text) : null;
  return restored ? padded(text, restored.slice(0, 6)) : shortenedHs(text, cleanHsCode(text));
}

/** A value that the text of a cell names. */
const named = (from: string, to: string): ReadValue => ({
  value: to,
  message: withMessage('named', 'notice', { from, to }),
});

function shortenedHs(from: string, to: string): ReadValue {
  const isShorter = /^\d{6}$/u.test(to) && from.replace(/\D/gu, '').length > 6;
  return { value: to, message: isShorter ? withMessage('shortened', 'notice', { from, to }) : null };
}

function readId(text: string, idType: string, isNumber: boolean): ReadValue {
  if (text.length > ID_MAX) return { value: cleanText(text, { upper: true }), message: null };
  const value = cleanIdNumber(text, idType);
  if (!isNumber || idType === 'AEF' || idType === 'ANI') return { value, message: null };
  const bare = cleanText(text);
  // Restores the leading zero of eight digits (an EIN or SSN) and of ten digits (an EIN). Nine digits are complete.
  const wanted = { 8: 9, 10: idType === '34' ? 0 : 11 }[bare.length] ?? 0;
  if (!/^\d+$/u.test(bare) || wanted === 0) return { value, message: null };
  return padded(text, cleanIdNumber(bare.padStart(wanted, '0'), idType));
}

function readChoice(field: ChoiceField, text: string): ReadValue {
  const clean = cleanWords(text);
  const code = field.options.find((option) => option.toUpperCase() === clean.toUpperCase());
  if (code !== undefined) return { value: code, message: null };
  const zeros = /^\d$/u.test(clean) && field.options.includes(`0${clean}`);
  if (zeros) return padded(text, `0${clean}`);
  const found = choiceNames(field).get(foldHeading(clean));
  if (found !== undefined) return named(text, found);
  const codes = field.options.join(', ');
  return { value: '', message: withMessage('choiceUnknown', 'error', { from: truncate(text), codes }) };
}

const cachedNames = new WeakMap<ChoiceField, Map<string, string>>();

/** Options by label in three languages and by alias; a name of two options is left out. */
function choiceNames(field: ChoiceField): Map<string, string> {
  const kept = cachedNames.get(field);
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
  cachedNames.set(field, names);
  return names;
}

/** Columns with exact codes, whose values are never guessed. */
function isCodeColumn({ field }: SheetColumn): boolean {
  return field.kind === 'text' && (field.code === true || field.charset === 'hs');
}

const ID_NAMES: ReadonlySet<string> = new Set(['importerId', 'consigneeId', 'bondHolderId']);

/** The bill's three ID numbers, whose format depends on a type field. */
export function isIdColumn({ name, list }: SheetColumn): boolean {
  return list === null && ID_NAMES.has(name);
}

const padded = (from: string, to: string): ReadValue => ({
  value: to,
  message: from === to ? null : withMessage('droppedZeros', 'notice', { from, to }),
});

function unreadable(key: string, from: string): ReadValue {
  return { value: '', message: withMessage(key, 'error', { from: truncate(from) }) };
}

/** Truncates the unreadable value to 60 characters. */
const truncate = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

function withMessage(key: string, severity: CellMessage['severity'], args: CellMessage['args']): CellMessage {
  return { key, severity, args };
}
