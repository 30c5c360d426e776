import { NAME_TAIL, STREET } from '#rules/addressWords.ts';
import { cleanText } from '#rules/cleanText.ts';
import { splitParts } from '../labels/splitLabelled.ts';
import { readLabel } from '../labels/readLabel.ts';
import type { PartKind } from '../labels/labelTable.ts';
import { findIdNumber } from '../finders/idNumber.ts';
import { splitAddressTail } from './addressTail.ts';
import { readCountry } from './countryWords.ts';
import { BROKEN_NAME, CONTACT, EMAIL_OR_URL, LEGAL_FORM, NOTHING, TAX_LINE } from './partyWords.ts';

interface ParsedParty {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
  /** The country is not written: it is that of the city or province. */
  isImplied: boolean;
  /** A tax number in the block. */
  id: string;
}

/** Lines of a block: longer ones hold more than a party. */
const LINES_MAX = 16;

const tidy = (text: string): string =>
  cleanText(text, { upper: true })
    .replace(/^[\s,;.:/|-]+|[\s,;:/|-]+$/gu, '')
    .replace(/\s+,/gu, ',')
    .replace(/,(?:\s*,)+/gu, ',');

/** Splits the lines of a party into its fields: by labels such as `City:` if there are any, else by their order. */
export function parseParty(lines: readonly string[]): ParsedParty {
  const kept: string[] = [];
  let id = '';
  for (const line of preferLatin(lines.slice(0, LINES_MAX).flatMap(splitParts))) {
    const { text, id: found } = withoutContact(line);
    id ||= found;
    if (text !== '' && !NOTHING.test(text)) kept.push(text);
  }
  const { labeled, free } = readParts(kept);
  const [name, rest] = labeled.name ? [labeled.name, free] : splitName(free);
  const tail = splitAddressTail([...(labeled.addr ? [labeled.addr] : []), ...rest], {
    city: labeled.city ?? '',
    state: labeled.state ?? '',
    zip: labeled.zip ?? '',
    country: labeled.country ?? '',
  });
  const { countryCode, isImplied } = tail;
  return { name: tidy(name), addr: tidy(tail.addr), city: tidy(tail.city), countryCode, isImplied, id };
}

const HAN = /\p{Script=Han}/gu;
/** A Chinese label, and what follows it. */
const HAN_LABEL = /^(\s*\p{Script=Han}{1,8}\s*[:：])?(.*)$/su;

/** Chinese lines repeat what Latin ones say. */
function preferLatin(lines: readonly string[]): string[] {
  const isLatin = (line: string): boolean => {
    const letters = (line.match(/[A-Za-z]/gu) ?? []).length;
    return letters >= 4 && letters > (line.match(HAN) ?? []).length;
  };
  if (!lines.some(isLatin) || !lines.some((line) => /\p{Script=Han}{2}/u.test(line))) return [...lines];
  return lines
    .filter((line) => isLatin(line) || !/\p{Script=Han}{2}/u.test(line))
    .map((line) => {
      const [, label = '', text = ''] = HAN_LABEL.exec(line) ?? [];
      return (label + text.replace(/[(（]?\p{Script=Han}+[)）]?/gu, ' ')).trim();
    });
}

function withoutContact(line: string): { text: string; id: string } {
  let text = line.replace(EMAIL_OR_URL, ' ');
  const contact = CONTACT.exec(cutAccents(text));
  if (contact) text = text.slice(0, contact.index);
  const tax = TAX_LINE.exec(cutAccents(text));
  const id = tax ? (findIdNumber(text.slice(tax.index))?.value ?? '') : '';
  if (tax) text = text.slice(0, tax.index);
  text = text.trim();
  return { text: /\p{L}|\d/u.test(text) ? text : '', id };
}

/** Same length as the text. */
const cutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u024f\u1e00-\u1eff]/gu, (sign) => {
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/u, 'D');
    return bare.length === 1 ? bare : sign;
  });

type Labeled = Partial<Record<PartKind, string>>;

function readParts(lines: readonly string[]): { labeled: Labeled; free: string[] } {
  const labeled: Labeled = {};
  const free: string[] = [];
  let open: PartKind[] = [];
  for (const line of lines) {
    const label = readLabel(line);
    const rest = label ? line.slice(label.end).trim() : '';
    if (open.length === 0 && isWrapped(line, free)) {
      free.push(`${free.pop()} ${line}`);
    } else if (label?.isClosed && label.meaning.kind === 'part' && (rest !== '' || /[:：]\s*$/u.test(line))) {
      open = label.meaning.parts;
      if (rest !== '') addPart(labeled, open, rest);
    } else if (
      label?.isClosed &&
      label.meaning.kind === 'part' &&
      !LEGAL_FORM.test(line) &&
      !/\d/u.test(line) &&
      rest === ''
    ) {
      open = label.meaning.parts;
    } else if (open.length > 0 && (open[0] === 'addr' || labeled[open[0]!] === undefined)) {
      addPart(labeled, open, line);
    } else free.push(line);
  }
  return { labeled, free };
}

/** A narrow column broke `LIGHTING CO.` or `GUZHEN TOWN`; the word alone would be a label. */
const isWrapped = (line: string, before: readonly string[]): boolean =>
  /^(?:CO|COMPANY)[,.]?$/iu.test(line)
    ? before.length === 1
    : before.length > 1 && /^(?:TOWN|CITY|COUNTY|STATE|PROVINCE|STREET)[,.]?$/iu.test(line);

function addPart(labeled: Labeled, parts: readonly PartKind[], text: string): void {
  const first = parts[0]!;
  if (first === 'contact') return;
  const only = parts.length === 1 || parts.includes('name');
  if (only) {
    labeled[first] = labeled[first] ? `${labeled[first]}, ${text}` : text;
    return;
  }
  // `City/State/Zip: EDISON, NJ 08837`: split by what it is.
  const tail = splitAddressTail([text], { city: '', state: '', zip: '', country: '' });
  if (parts.includes('addr')) labeled.addr = text;
  else if (parts.includes('city')) {
    labeled.city ??= tail.city || text.split(',')[0]!;
    if (tail.countryCode) labeled.country ??= tail.countryCode;
    if (tail.place) labeled.state ??= tail.place;
  } else if (parts.includes('country')) labeled.country ??= readCountry(text) ?? text;
  else labeled.state ??= text;
}

/** The first line is the name; a text in one paragraph is split behind the legal form. */
function splitName(lines: readonly string[]): [name: string, rest: string[]] {
  const [first = '', ...others] = splitAtDash(lines);
  const cut = splitAtLegalForm(first);
  if (cut) return [cut.name, [cut.street, ...others]];
  const parts = first.split(/[,，;；]/u).map((part) => part.trim());
  let count = 1;
  while (count < parts.length && NAME_TAIL.test(cleanText(parts[count]!, { upper: true }))) count++;
  const name = parts.slice(0, count).join(', ');
  const after = parts.slice(count).filter(Boolean);
  if (isStreet(name)) return ['', [...lines]];
  for (const size of [1, 2]) {
    const broken = [others.slice(0, size).join(' '), ...others.slice(size)];
    if (others.length > size && isBroken(first, broken)) return [`${first} ${broken[0]}`, broken.slice(1)];
  }
  const joined =
    others[0] !== undefined && NAME_TAIL.test(cleanText(others[0], { upper: true })) && !/,.*,/u.test(others[0])
      ? others.shift()
      : undefined;
  if (joined !== undefined) return [`${first} ${joined}`, others];
  if (after.length === 0) return [name, others];
  // A line with commas is name and address where a street or a legal form shows it.
  const isParagraph =
    others.length === 0 ||
    LEGAL_FORM.test(cleanText(name, { upper: true })) ||
    after.some((part) => /\d/u.test(part) || STREET.test(cleanText(part, { upper: true })));
  return isParagraph ? [name, [after.join(', '), ...others]] : [first, others];
}

/** Where a street begins: a house number, or a word such as `LOT` with one. */
const HOUSE_NUMBER = /^(?:(?:NO|SO|LO|LOT|ROOM|RM|UNIT|FLAT|PLOT|BLOCK|KM)\b\.? ?|#)?\d/u;

/** `NO. 12 RENMIN ROAD` names no company. */
function isStreet(text: string): boolean {
  const flat = cleanText(text, { upper: true });
  return HOUSE_NUMBER.test(flat) && STREET.test(flat.replace(/^NO\b/u, '')) && !LEGAL_FORM.test(flat);
}

/** `ABC CO., LTD – 18 MAIN ROAD, …` in one line; a dash or slash before other words is part of the name. */
function splitAtDash(lines: readonly string[]): readonly string[] {
  const [, name = '', rest = ''] = /^(.{3,}?)\s+[-–—/]\s+(.+)$/u.exec(lines[0] ?? '') ?? [];
  const start = cleanText(rest.split(/[,，;；]/u)[0]!, { upper: true });
  return HOUSE_NUMBER.test(start) || STREET.test(start) ? [name, rest, ...lines.slice(1)] : lines;
}

/** A name without a legal form whose next line has one, above a street. */
function isBroken(first: string, [second = '', third = '']: readonly string[]): boolean {
  const [name, rest, street] = [first, second, third].map((text) => cleanText(text, { upper: true }));
  return (
    !/[\d,]/u.test(name!) &&
    !LEGAL_FORM.test(name!) &&
    BROKEN_NAME.test(rest!) &&
    (/\d/u.test(street!) || STREET.test(street!))
  );
}

/** Words that may end the name of a place instead of a legal form; `WAREHOUSE NO. 2` is a name. */
const PLACE_NAME = String.raw`\b(?:FACTORY|STATION|CENTER|WAREHOUSE(?: NO\.? ?\d{1,2}(?=\s+(?:NO|ROOM|LOT|\d)\b))?)\b\.?`;
const ENDS_WITH_PLACE = new RegExp(`${PLACE_NAME}$`, 'iu');
const NAME_AND_STREET = new RegExp(
  String.raw`^([^,，;；]{2,}?(?:${LEGAL_FORM.source}|${PLACE_NAME}))\s+((?:(?:NO\.?|ROOM|RM|UNIT|FLAT|BUILDING|FLOOR|SO|LO|LOT|PLOT|BLOCK)\b|#? ?\d).*)$`,
  'iu',
);

/** `ABC CO., LTD NO. 18 MAIN ROAD, …` in one line. */
function splitAtLegalForm(line: string): { name: string; street: string } | null {
  const [, name = '', street = ''] = NAME_AND_STREET.exec(line) ?? [];
  const start = street.split(/[,，;；]/u, 1)[0]!;
  const words = (ENDS_WITH_PLACE.test(name) ? start : street).split(/\s+/u).length;
  const isCut = /^#? ?\d/u.test(street) ? isStreet(start) : words > 2;
  return name !== '' && isCut ? { name, street } : null;
}
