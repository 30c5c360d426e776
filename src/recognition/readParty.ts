import type { Entry } from './entries.ts';
import { findIdNumber } from './finders/idNumber.ts';
import type { PartKind } from './labels/labelTable.ts';
import { parseParty } from './party/parseParty.ts';
import { splitAddressTail } from './party/addressTail.ts';
import { takeCity } from './party/cityPart.ts';
import { LEGAL_FORM, NOTHING, TO_ORDER } from './party/partyWords.ts';
import { readReference, readSameAs } from './party/sameAs.ts';
import { endsWithCountry, readCountry } from './party/countryWords.ts';
import { STREET } from '#rules/addressWords.ts';
import { cleanText } from '#rules/cleanText.ts';
import { PARTY_PARTS, type Found, type FoundParty, type PartyPart } from './shipment.ts';
import type { TextLine } from './layout/textLine.ts';

const WEIGHTS: Record<PartyPart, number> = { name: 1, addr: 0.95, city: 0.9, countryCode: 0.95 };
/** A country that is not written: people check it. */
export const IMPLIED_COUNTRY = 0.85;

/** Reads the value of a party's label: a whole block, one part of it, or a reference to another party. */
export function readParty(entry: Pick<Entry, 'meaning' | 'value' | 'number' | 'isExact'>): FoundParty | null {
  const { meaning, value, number } = entry;
  if (meaning.kind !== 'party') return null;
  const texts = value.map(({ text }) => text);
  const whole = texts.join(' ');
  if (TO_ORDER.test(whole) || NOTHING.test(whole)) return null;
  const target = readReference(meaning.roles, whole) ?? readSameAs(texts[0]!);
  if (target) return { parts: {}, sameAs: { target, source: value[0]!.source }, number, id: null };
  const [, own = '', reference = ''] = SAME_ADDRESS.exec(whole) ?? [];
  const address = readSameAs(reference);
  const read = readParts(meaning.parts, address ? [own] : texts);
  if (!read) return null;
  const parts: FoundParty['parts'] = {};
  for (const part of PARTY_PARTS) {
    const text = read[part];
    const weight = part === 'countryCode' && read.isImplied ? IMPLIED_COUNTRY : WEIGHTS[part];
    if (text) parts[part] = makeFound(text, value, weight * (entry.isExact ? 1 : 0.9));
  }
  // `Importer name / IRS no.: ABC INC / 12-3456789`
  const isImporter = meaning.roles.some((role) => role === 'importer' || role === 'consignee');
  const written =
    ('id' in read ? read.id : undefined) ?? (isImporter ? findIdNumber(texts.join('\n'))?.value : undefined);
  const id = written ? makeFound(written, value, 0.8) : null;
  const place: NonNullable<FoundParty['place']> = {};
  for (const part of ['state', 'zip'] as const) {
    const text = read[part];
    if (text) place[part] = makeFound(text, value, WEIGHTS.addr);
  }
  const isFound = Object.keys(parts).length > 0 || id !== null || Object.keys(place).length > 0;
  const sameAs = address ? { target: address, source: value[0]!.source, part: 'address' as const } : null;
  return isFound ? { parts, sameAs, number, id, place } : null;
}

/** `ABC FACTORY, same address as seller` */
const SAME_ADDRESS = /^(.{3,}?)[\s,;(–-]+(same address (?:as|with) [^,;()]+)\)?\s*$/iu;

type Read = Partial<Record<PartyPart | 'state' | 'zip', string>> & { id?: string; isImplied?: boolean };

function readParts(parts: readonly PartKind[], texts: readonly string[]): Read | null {
  const [only, ...further] = parts;
  if (only === undefined || parts.includes('name'))
    return only === 'name' && further.length === 0 ? readPart(only, texts) : parseParty(texts);
  if (further.length > 0) {
    const isState = parts.every((part) => part === 'state' || part === 'zip');
    return isState ? readPart('state', texts) : readPlace(parts.includes('addr'), texts);
  }
  // A whole block may follow a label that names the address only.
  return only === 'addr' && isBlock(texts) ? parseParty(texts) : readPart(only, texts);
}

/** The first line is a company's name: it has a legal form, or no number above a street and a country. */
function isBlock(texts: readonly string[]): boolean {
  const [first = '', second = '', ...others] = texts.map((text) => cleanText(text, { upper: true }));
  if (LEGAL_FORM.test(first)) return second !== '';
  return !/[\d,]/u.test(first) && (/\d/u.test(second) || STREET.test(second)) && endsWithCountry(others.at(-1) ?? '');
}

/** `City, State, ZIP` or `Address, City, Country`. */
function readPlace(hasStreet: boolean, texts: readonly string[]): Read {
  const country = readCountry(texts.join(' '));
  // `City/country: HONG KONG`
  if (country) return { countryCode: country, city: hasStreet ? '' : takeCity([], country) };
  const tail = splitAddressTail(texts, { city: '', state: '', zip: '', country: '' });
  return hasStreet
    ? { addr: cleanText(texts.join(', '), { upper: true }) }
    : { ...tail, addr: '', city: tail.city || tail.addr };
}

function readPart(part: PartKind, texts: readonly string[]): Read | null {
  const text = cleanText(texts.join(part === 'addr' ? ', ' : ' ').replace(/,\s*,/gu, ','), { upper: true });
  switch (part) {
    case 'name': {
      // A whole block may follow a label that names the name only.
      const read = parseParty(texts);
      return read.countryCode && read.addr ? read : { name: read.addr ? text : read.name || text };
    }
    case 'addr':
      return { addr: text };
    case 'city': {
      const { city, countryCode, isImplied, name } = parseParty(['X', ...texts]);
      return { city: city || (name === 'X' ? text : ''), countryCode, isImplied };
    }
    case 'country': {
      const country = readCountry(text.replace(/\s*\(.*$/u, '')) ?? readCountry(/\(([^)]*)\)/u.exec(text)?.[1] ?? '');
      return country ? { countryCode: country } : null;
    }
    case 'state':
    case 'zip':
      return { [part]: text };
    default:
      return findIdNumber(text) ? { id: findIdNumber(text)!.value } : null;
  }
}

function makeFound(value: string, lines: readonly TextLine[], weight: number): Found {
  const words = value.split(/[^A-Z0-9]+/u).filter((word) => word.length > 1);
  const fits = (line: TextLine): boolean => {
    const flat = cleanText(line.text, { upper: true });
    return words.some((word) => flat.includes(word));
  };
  const own = lines.filter(fits);
  const used = own.length > 0 ? own : lines;
  return {
    value,
    sources: used.map(({ source }) => source),
    weight: weight * Math.min(...used.map(({ certainty }) => certainty)),
  };
}
