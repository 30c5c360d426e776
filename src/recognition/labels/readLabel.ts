import { FIELDS, PARTS, ROLES, type Concept, type FieldKind, type PartKind, type Role } from './labelTable.ts';
import { tokenize, type Token } from './tokens.ts';
import { matchPhrase } from './vocabulary.ts';

/** What a label asks for. */
export type Meaning =
  | { kind: 'party'; roles: Role[]; parts: PartKind[] }
  /** A part of the party named before, such as `City:`. */
  | { kind: 'part'; parts: PartKind[] }
  | { kind: 'field'; fields: FieldKind[] }
  /** A tax number of the party named before. */
  | { kind: 'taxId'; roles: Role[] }
  | { kind: 'stop' };

export interface Label {
  meaning: Meaning;
  /** Where the value begins in the text. */
  end: number;
  /** Whether a colon or the end of the text closes it. Otherwise the text may be a sentence or a name. */
  isClosed: boolean;
  isExact: boolean;
}

const isRole = (concept: Concept): concept is Role => (ROLES as readonly string[]).includes(concept);
const isPart = (concept: Concept): concept is PartKind => (PARTS as readonly string[]).includes(concept);
const isField = (concept: Concept): concept is FieldKind => (FIELDS as readonly string[]).includes(concept);

/**
 * Reads the label at the beginning of a text; null if there is none.
 * @example readLabel('4. 卖方 Seller: ABC LTD') // party seller, end 15
 */
export function readLabel(text: string): Label | null {
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
      const close = concepts.length > 0 && /[([{]/u.test(token.fold) ? closingBracket(tokens, at) : -1;
      if (close > 0) {
        if (readInside(tokens.slice(at + 1, close)).includes('taxId')) concepts.push('taxId');
        at = close + 1;
      } else if (/["<>@\d]/u.test(token.fold)) break;
      else at++;
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
  return { meaning, end, isClosed: isClosed || text.slice(end).trim() === '', isExact };
}

/** `1.`, `(2)`, `A)`, `①`, `*`, `【`. */
function skipNumbering(tokens: readonly Token[]): number {
  let at = 0;
  while (tokens[at]?.kind === 'sign' && !/[:"<@]/u.test(tokens[at]!.fold)) at++;
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !/^(?:\d{1,2}|[A-Z]|\p{No})$/u.test(first.fold)) return at;
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

function meaningOf(concepts: readonly Concept[]): Meaning | null {
  const mains = concepts.filter((concept) => isRole(concept) || isField(concept) || concept === 'stop');
  const parts = [...new Set(concepts.filter(isPart))];
  const [first] = mains;
  const hasTaxId = concepts.includes('taxId');
  const hasId = hasTaxId || concepts.includes('id');
  if (!first) {
    if (parts.length > 0) return { kind: 'part', parts };
    return hasTaxId ? { kind: 'taxId', roles: [] } : null;
  }
  if (first === 'stop') return { kind: 'stop' };
  if (isField(first)) return { kind: 'field', fields: [...new Set(mains.filter(isField))] };
  const roles = [...new Set(mains.filter(isRole))];
  if (parts.length === 0 && hasId) {
    if (mains.some((main) => main === 'importerId' || main === 'consigneeId')) {
      return { kind: 'field', fields: mains.filter(isField) };
    }
    return { kind: 'taxId', roles };
  }
  return { kind: 'party', roles, parts };
}
