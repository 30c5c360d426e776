import { joinText, restOf, type Candidate, type Layout, type TextLine } from './layout/textLine.ts';
import type { Meaning } from './labels/readLabel.ts';
import type { Role } from './labels/labelTable.ts';
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

/** Every label of a layout with the best of the values that stand beside it. */
export function collectEntries(layout: Layout, claimed: Set<TextLine>): Entry[] {
  const found: Entry[] = [];
  for (const line of layout.lines) {
    const { label } = line;
    if (!label || claimed.has(line)) continue;
    const meaning = label.meaning.kind === 'part' ? partMeaning(layout, line, found) : label.meaning;
    if (!meaning) continue;
    if (!label.isClosed && !isTyped(meaning, line)) continue;
    const best = meaning.kind === 'stop' ? null : bestCandidate(layout, line, meaning);
    const number = numberOf(layout, line);
    found.push({ meaning, label: line, value: best?.lines ?? [], number, isExact: label.isExact });
    if (meaning.kind === 'party') for (const one of best?.lines ?? []) claimed.add(one);
  }
  return found;
}

function isTyped(meaning: Meaning, line: TextLine): boolean {
  if (meaning.kind === 'taxId') return true;
  const rest = restOf(line)?.text ?? '';
  return (
    meaning.kind === 'field' &&
    meaning.fields.some((field) => TYPED.has(field) && fieldQuality(field, rest) === 1 && rest.length < 40)
  );
}

function bestCandidate(layout: Layout, line: TextLine, meaning: Meaning): Candidate | null {
  let best: Candidate | null = null;
  let most = 0;
  for (const candidate of layout.candidates(line)) {
    const quality = qualityOf(meaning, candidate.lines);
    if (quality <= 0 || quality + BONUS[candidate.via] <= most) continue;
    best = candidate;
    most = quality + BONUS[candidate.via];
  }
  return best;
}

function qualityOf(meaning: Meaning, lines: readonly TextLine[]): number {
  const text = joinText(lines);
  switch (meaning.kind) {
    case 'party':
      return meaning.parts.length === 1 ? (text.trim() === '' ? 0 : 0.5) : partyQuality(lines);
    case 'field':
      return Math.max(...meaning.fields.map((field) => fieldQuality(field, text)));
    case 'taxId':
      return fieldQuality('importerId', text);
    case 'part':
    case 'stop':
      return 0;
  }
}

/** The party that `City` or `Address` belongs to: left of it in its row, else above it. */
function partMeaning(layout: Layout, line: TextLine, before: readonly Entry[]): Meaning | null {
  const { label } = line;
  if (label?.meaning.kind !== 'part' || label.meaning.parts.every((part) => part === 'contact')) return null;
  const parties = before.filter(({ meaning }) => meaning.kind === 'party').slice(-12);
  const tolerance = layout.kind === 'page' ? 2 * (line.bottom - line.top) : 0;
  const fits = parties.filter(({ label: { left } }) => left <= line.left + tolerance);
  const owner = fits.toSorted((one, other) => rank(other.label, line) - rank(one.label, line))[0];
  if (owner?.meaning.kind !== 'party') return null;
  return { kind: 'party', roles: owner.meaning.roles, parts: label.meaning.parts };
}

/** Labels of the same column come before others, lower before upper ones. */
function rank(label: TextLine, part: TextLine): number {
  return label.top * 2 - Math.abs(part.left - label.left) / 1000;
}

function numberOf(layout: Layout, line: TextLine): string {
  const own = /^\s*[#(（]?\s*(\d{1,2})\s*[.)、:：）-]/u.exec(line.text)?.[1];
  if (own) return own;
  const { top, left } = layout.cellOf(line);
  if (layout.kind === 'page') return '';
  const row = layout.rows.find(([first]) => first?.top === top);
  const beside = row?.findLast((cell) => cell.right <= left)?.lines[0]?.text ?? '';
  return /^#?(\d{1,2})\.?$/u.exec(beside)?.[1] ?? '';
}

/** Roles of a party entry that are no stop. */
export const rolesOf = ({ meaning }: Entry): Role[] =>
  meaning.kind === 'party' || meaning.kind === 'taxId' ? meaning.roles : [];
