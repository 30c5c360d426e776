import { joinText, restOf, type Candidate, type TextLayout, type TextLine } from './layout/textLine.ts';
import type { Meaning } from './labels/meaning.ts';
import { findIdNumber } from './finders/idNumber.ts';
import { isAtFactory } from './party/sameAs.ts';
import { isGoodsNumber } from './goodsNumber.ts';
import { fieldQuality, partyQuality } from './quality.ts';

/** A label with its value. */
export interface Entry {
  meaning: Meaning;
  label: TextLine;
  value: TextLine[];
  /** The label's number in a numbered list, to which `same as #3` refers. */
  number: string;
  /** Whether the label was written exactly. */
  isExact: boolean;
}

const BONUS = { inside: 0.2, right: 0.1, below: 0 } as const;
/** These values are certain enough by their format that a label needs no colon. */
const TYPED: ReadonlySet<string> = new Set(['ams', 'billNo', 'hs', 'importerId', 'consigneeId', 'master', 'origin']);

/** Every label of a layout with the best of the values beside it. */
export function collectEntries(layout: TextLayout, claimed: Set<TextLine>): Entry[] {
  const found: Entry[] = [];
  for (const line of layout.lines) {
    const { label } = line;
    if (!label || claimed.has(line)) continue;
    const meaning = ownMeaning(layout, line, label.meaning, found);
    if (!meaning) continue;
    if (!label.isClosed && !isTyped(meaning, line) && !isExplained(layout, line, meaning)) continue;
    const { best, as } = findValue(layout, line, meaning);
    const number = numberOf(layout, line);
    found.push({ meaning: as, label: line, value: best?.lines ?? [], number, isExact: label.isExact });
    if (meaning.kind === 'party') for (const one of best?.lines ?? []) claimed.add(one);
  }
  return found;
}

/** A number with the name of its kind: `EIN 12-3456789`. */
const ID_LENGTH_MAX = 34;

/** An importer or a consignee may be named by its number only, also beside a label of its own: `Importer | EIN | 12-3456789`. */
function findValue(layout: TextLayout, line: TextLine, meaning: Meaning): { best: Candidate | null; as: Meaning } {
  const best = meaning.kind === 'stop' ? null : bestCandidate(layout, line, meaning);
  const mayBeId = meaning.kind === 'party' && meaning.roles.some((role) => role === 'importer' || role === 'consignee');
  const first = best?.lines[0]?.text ?? '';
  if (!mayBeId || (best && !(first.length < ID_LENGTH_MAX && findIdNumber(first)))) return { best, as: meaning };
  const as: Meaning = { kind: 'taxId', roles: meaning.roles };
  return { best: bestCandidate(layout, line, as), as };
}

function isTyped(meaning: Meaning, line: TextLine): boolean {
  if (meaning.kind === 'taxId') return true;
  const rest = restOf(line)?.text ?? '';
  return (
    meaning.kind === 'field' &&
    meaning.fields.some((field) => TYPED.has(field) && fieldQuality(field, rest) === 1 && rest.length < 40)
  );
}

/** Words of an explanation, which names of companies do not have. */
const LOWER_WORD = /(?:^|\s)\p{Ll}{2,}/u;
const EXPLAINED_MIN = 0.7;

/** `House bill as transmitted in AMS | ABCD12345678`: a cell that begins with a label and goes on beside or above its value. */
function isExplained(layout: TextLayout, line: TextLine, meaning: Meaning): boolean {
  const rest = restOf(line)?.text ?? '';
  if (layout.kind !== 'grid' || /\d/u.test(rest) || !LOWER_WORD.test(rest)) return false;
  const isSought =
    meaning.kind === 'party' || (meaning.kind === 'field' && meaning.fields.some((field) => TYPED.has(field)));
  if (!isSought) return false;
  return layout.candidates(line).some(({ via, lines }) => {
    const quality = via === 'inside' ? 0 : qualityOf(meaning, lines.slice(0, via === 'below' ? 1 : undefined));
    return quality >= (via === 'right' ? EXPLAINED_MIN : 1) && (via === 'right' || meaning.kind === 'field');
  });
}

function bestCandidate(layout: TextLayout, line: TextLine, meaning: Meaning): Candidate | null {
  let best: Candidate | null = null;
  let most = 0;
  const isPart = meaning.kind === 'party' && meaning.parts.length === 1;
  for (const given of layout.candidates(line)) {
    const candidate = isPart ? beforeLabel(given) : given;
    const quality = qualityOf(meaning, candidate.lines);
    if (quality <= 0 || quality + BONUS[candidate.via] <= most) continue;
    best = candidate;
    most = quality + BONUS[candidate.via];
  }
  return best;
}

/** A part of a party ends at the label of the next one. */
function beforeLabel({ via, lines }: Candidate): Candidate {
  const end = lines.findIndex(({ label }) => label?.isClosed);
  return { via, lines: end < 0 ? lines : lines.slice(0, end) };
}

function qualityOf(meaning: Meaning, lines: readonly TextLine[]): number {
  const text = joinText(lines);
  switch (meaning.kind) {
    case 'party':
      if (isAtFactory(meaning.roles, text)) return 1;
      if (lines[0]?.label?.isClosed && lines[0].label.meaning.kind === 'taxId') return 0;
      if (meaning.parts.length === 0 || (meaning.parts.length > 1 && meaning.parts.includes('name'))) {
        return partyQuality(lines);
      }
      return text.trim() === '' ? 0 : 0.5;
    case 'field':
      return Math.max(...meaning.fields.map((field) => fieldQuality(field, text)));
    case 'taxId':
      return Math.max(fieldQuality('importerId', text), isGoodsNumber(meaning, text) ? 0.5 : 0);
    case 'part':
    case 'stop':
      return 0;
  }
}

/** Labels before another that it may belong to. */
const ENTRIES_MAX = 60;

/** What a label means by the labels around it. */
function ownMeaning(layout: TextLayout, line: TextLine, meaning: Meaning, before: readonly Entry[]): Meaning | null {
  if (meaning.kind === 'part') return partMeaning(layout, line, before);
  if (meaning.kind !== 'taxId' || meaning.roles.length > 0) return meaning;
  // `Importer no. | EIN | 12-3456789`
  const beside = before
    .slice(-ENTRIES_MAX)
    .findLast(
      ({ label, value }) => value.length === 0 && Math.abs(label.top - line.top) < 0.6 * (line.bottom - line.top),
    );
  return beside && (beside.meaning.kind === 'taxId' || beside.meaning.kind === 'field') ? beside.meaning : meaning;
}

/** The party that `City` or `Address` belongs to: left of it in its row, else above it. */
function partMeaning(layout: TextLayout, line: TextLine, before: readonly Entry[]): Meaning | null {
  const { label } = line;
  if (label?.meaning.kind !== 'part' || label.meaning.parts.every((part) => part === 'contact')) return null;
  const parties = before.slice(-ENTRIES_MAX).filter(({ meaning }) => meaning.kind === 'party');
  const tolerance = layout.kind === 'page' ? 2 * (line.bottom - line.top) : 0;
  const same = parties.findLast(({ label: { left } }) => Math.abs(left - line.left) <= tolerance);
  const named = parties
    .filter(({ label: { left, label: own } }) => own?.meaning.kind !== 'part' && left <= line.left + tolerance)
    .toSorted((one, other) => other.label.top - one.label.top || other.label.left - one.label.left)[0];
  // The column continues its party until another party is named.
  const owner = named && (!same || named.label.top > same.label.top) ? named : same;
  const place = placeOf(layout, line, before);
  if (place && (!owner || place.label.top > owner.label.top || owner.label.left === line.left)) {
    return isShipTo(place) ? { kind: 'party', roles: ['ship'], parts: label.meaning.parts } : null;
  }
  if (owner?.meaning.kind !== 'party') return null;
  return { kind: 'party', roles: owner.meaning.roles, parts: label.meaning.parts };
}

/** `收貨地 | 名稱 | ABC INC`: the label of no party that heads the parts of one, if it is nearer than any party. */
function placeOf(layout: TextLayout, line: TextLine, before: readonly Entry[]): Entry | null {
  if (layout.kind !== 'grid') return null;
  const left = before.slice(-ENTRIES_MAX).filter(({ label }) => label.left < line.left && label.label?.isClosed);
  const last = left.findLast(({ meaning }) => meaning.kind === 'party' || isPlace(meaning));
  if (!last || !isPlace(last.meaning)) return null;
  const beside = layout.rowOf(last.label).find((cell) => cell.left >= last.label.right)?.lines[0]?.label?.meaning;
  return beside?.kind === 'part' && (beside.parts.includes('name') || beside.parts.includes('addr')) ? last : null;
}

const isPlace = (meaning: Meaning): boolean =>
  meaning.kind === 'stop' || (meaning.kind === 'field' && meaning.fields.includes('delivery'));

const isShipTo = ({ meaning, label }: Entry): boolean =>
  meaning.kind === 'field' || /收[货貨]地|nơi nhận/iu.test(label.text);

function numberOf(layout: TextLayout, line: TextLine): string {
  const own = /^\s*[#(（]?\s*(\d{1,2})\s*[.)、:：）-]/u.exec(line.text)?.[1];
  if (own) return own;
  const beside = layout.rowOf(line).findLast(({ right }) => right <= line.left)?.lines[0]?.text ?? '';
  return /^#?(\d{1,2})\.?$/u.exec(beside)?.[1] ?? '';
}
