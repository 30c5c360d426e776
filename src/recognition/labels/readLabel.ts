import type { Concept } from './labelTable.ts';
import { isField, isRole, meaningOf, type Meaning } from './meaning.ts';
import { tokenize, type Token } from './tokens.ts';
import { matchPhrase } from './vocabulary.ts';

export interface Label {
  meaning: Meaning;
  /** Where the value begins in the text. */
  end: number;
  /** Whether a colon or the end of the text closes it. Otherwise the text may be a sentence or a name. */
  isClosed: boolean;
  isExact: boolean;
}

/** Longest unknown name before a slash. */
const SLASH_MAX = 30;

/**
 * Reads the label at the beginning of a text; null if there is none.
 * @example readLabel('4. 卖方 Seller: ABC LTD') // party seller, end 15
 */
export function readLabel(text: string): Label | null {
  const known = cached.get(text);
  if (known !== undefined) return known;
  const found = findLabel(text);
  if (cached.size >= CACHED_MAX) cached.clear();
  cached.set(text, found);
  return found;
}

/** Chinese characters behind an English label, and the fields whose values are not Chinese. */
const HAN_MAX = 7;
const REPEATED: ReadonlySet<Concept> = new Set(['ams', 'billNo', 'hs', 'master', 'importerId', 'consigneeId']);

/** A line is read several times: as a label, as a heading, as a line of a party. */
const cached = new Map<string, Label | null>();
const CACHED_MAX = 2_000;

/** A Chinese name of a label, or what text recognition made of one, before its English name. */
const FIRST_NAME = /^(?:\p{Script=Han}{1,8}|[^\p{L}\s]{1,3})\s*(?=[A-Z])/iu;

function findLabel(text: string): Label | null {
  const found = readStart(text);
  const isStop = found?.meaning.kind === 'stop';
  if (found && !isStop) return found;
  // `RITC / HS code`, `出卖单位 Seller`: the second name of a label may be the known one.
  const slash = isStop ? -1 : text.indexOf('/');
  const afterSlash = slash <= SLASH_MAX ? closedFrom(text, slash + 1) : null;
  if (afterSlash) return afterSlash;
  const translated = closedFrom(text, FIRST_NAME.exec(text)?.[0].length ?? 0);
  // `收货地 SHIP TO`: the Chinese name alone is that of a port.
  const isSought = isStop
    ? translated?.meaning.kind === 'party'
    : !/^(?:stop|part)$/u.test(translated?.meaning.kind ?? '');
  return isSought && translated ? translated : found;
}

/** The label that begins at a later character and fills the rest, or ends at a colon. */
function closedFrom(text: string, start: number): Label | null {
  const label = start > 0 ? readStart(text.slice(start)) : null;
  return label?.isClosed ? { ...label, end: label.end + start } : null;
}

function readStart(text: string): Label | null {
  const tokens = tokenize(text);
  const concepts: Concept[] = [];
  let isExact = true;
  let at = skipNumbering(tokens);
  let isClosed = false;
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (token.kind === 'sign') {
      if (/[:=|]/u.test(token.fold) && concepts.some((concept) => concept !== 'filler')) {
        isClosed = true;
        at++;
        break;
      }
      // `SELLER - ABC LTD`
      const isDash = /^[-–—]$/u.test(token.fold) && / .? /u.test(text.slice(token.start - 1, token.end + 1));
      if (
        isDash &&
        concepts.some((concept) => isRole(concept) || isField(concept)) &&
        tokens[at + 1] &&
        !matchPhrase(tokens, at + 1)
      ) {
        isClosed = true;
        at++;
        break;
      }
      const close = concepts.length > 0 && /[([{]/u.test(token.fold) ? closingBracket(tokens, at) : -1;
      if (close > 0) {
        const inside = readInside(tokens.slice(at + 1, close));
        if (inside.includes('taxId')) concepts.push('taxId');
        if (inside.includes('addr') && inside.includes('name')) concepts.push('name', 'addr');
        at = close + 1;
      } else if (/["<>@]/u.test(token.fold)) break;
      else {
        at++;
        if (token.fold !== '#') continue;
        concepts.push('id');
        // `HBL# ABCD123456`
        if (concepts.some(isField) && tokens[at] && !matchPhrase(tokens, at)) {
          isClosed = true;
          break;
        }
      }
      continue;
    }
    const match = matchPhrase(tokens, at);
    if (!match) break;
    isExact &&= match.isExact;
    concepts.push(match.concept);
    at = match.next;
  }
  const meaning = meaningOf(concepts);
  if (!meaning) return null;
  const end = valueStart(text, tokens, at);
  const place = isClosed || !isDate(meaning) ? null : PLACE_OF_DATE.exec(text.slice(end));
  if (place) return { meaning, end: end + place[0].length, isClosed: true, isExact };
  // `Manufacturer 制造单位`: the Chinese name repeats the English one.
  const tail = tokens.slice(at);
  const isEnglish = tokens.slice(0, at).some(({ kind }) => kind === 'word');
  const isRepeated = isEnglish && tail.length > 0 && tail.length <= HAN_MAX && tail.every(({ kind }) => kind === 'han');
  if (isRepeated && concepts.some((concept) => isRole(concept) || REPEATED.has(concept))) {
    return { meaning, end: text.length, isClosed: true, isExact };
  }
  return { meaning, end, isClosed: isClosed || text.slice(end).trim() === '', isExact };
}

/** `ETD NINGBO: Dec 5` */
const PLACE_OF_DATE = /^\p{L}[\p{L} .]{1,24}[:：]\s*(?=\S*\d|\p{L}{3,9}[. ]+\d)/u;
const isDate = (meaning: Meaning): boolean =>
  meaning.kind === 'field' && meaning.fields.every((field) => field === 'loadingAt' || field === 'arrivalAt');

/** `1.`, `(2)`, `A)`, `①`, `*`, `【`. */
function skipNumbering(tokens: readonly Token[]): number {
  let at = 0;
  while (tokens[at]?.kind === 'sign' && !/[:"<@]/u.test(tokens[at]!.fold)) at++;
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !/^(?:\d{1,2}[A-Z]?|[A-Z]|\p{No})$/u.test(first.fold)) return at;
  // `H.S. CODE` begins with no numbering.
  if (tokens[at + 2]?.fold.length === 1 && /^[A-Z]$/u.test(first.fold) && tokens[at + 2]?.kind === 'word') return at;
  if (second?.kind === 'sign' && /[.):\]-]/u.test(second.fold)) return at + 2;
  return /^\d/u.test(first.fold) && tokens.length > at + 1 ? at + 1 : at;
}

function closingBracket(tokens: readonly Token[], open: number): number {
  for (let at = open + 1; at < Math.min(tokens.length, open + 25); at++) {
    if (/[)\]}]/u.test(tokens[at]!.fold)) return at;
  }
  return -1;
}

function readInside(tokens: readonly Token[]): Concept[] {
  const found: Concept[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = tokens[at]!.kind === 'sign' ? null : matchPhrase(tokens, at);
    if (match) found.push(match.concept);
    at = match?.next ?? at + 1;
  }
  return found;
}

/** The value of `SELLER - ABC LTD` begins after the dash. */
function valueStart(text: string, tokens: readonly Token[], at: number): number {
  let end = tokens[at - 1]?.end ?? 0;
  while (/[\s:=|]/u.test(text.charAt(end)) || text.charAt(end) === '：') end++;
  return end;
}
