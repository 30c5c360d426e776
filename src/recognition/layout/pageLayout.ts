import type { DocumentPage } from '../documentModel.ts';
import {
  isAddressEnd,
  isOtherLabel,
  isProse,
  isValueOf,
  restOf,
  type Candidate,
  type Cell,
  type TextLayout,
  type TextLine,
} from './textLine.ts';
import { pageRows } from './pageRows.ts';

const LINES_MAX = 12;

/** The rows of a page, and where each line is in them. */
interface PageIndex {
  rows: readonly Cell[][];
  owners: ReadonlyMap<TextLine, { row: number; at: number }>;
}

export function pageLayout(page: DocumentPage, document: number, part: number): TextLayout {
  const rows = pageRows(page, document, part);
  const lines = rows.flatMap((row) => row.map(({ lines: [line] }) => line!));
  joinWrappedLabels(rows);
  const owners = new Map<TextLine, { row: number; at: number }>();
  rows.forEach((cells, row) => cells.forEach((cell, at) => owners.set(cell.lines[0]!, { row, at })));
  return {
    kind: 'page',
    document,
    part,
    name: '',
    rows,
    lines,
    candidates: (line) => findCandidates({ rows, owners }, line),
    rowOf: (line) => rows[owners.get(line)!.row] ?? [],
  };
}

/** The line of a row that begins nearest to a place. */
function startingAt(index: PageIndex, row: number, left: number, tolerance: number): TextLine | null {
  const { rows } = index;
  const cells = rows[row] ?? [];
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cells[middle]!.left < left - tolerance) low = middle + 1;
    else high = middle;
  }
  const found = cells[low];
  return found && found.left <= left + tolerance ? found.lines[0]! : null;
}

/** Lines below one that begin at the same place, until a label, a gap or the end of an address. */
function linesFrom(index: PageIndex, first: TextLine, lefts: readonly number[], label: TextLine | null): TextLine[] {
  const { rows, owners } = index;
  const found = [first];
  let pitch = 0;
  for (let row = (owners.get(first)?.row ?? 0) + 1; row < rows.length && found.length < LINES_MAX; row++) {
    const last = found.at(-1)!;
    const height = last.bottom - last.top;
    const cells = rows[row]!;
    const next = lefts.map((left) => startingAt(index, row, left, 1.2 * height)).find(Boolean);
    const gap = (next ?? cells[0]!).top - last.top;
    if (gap > 2.1 * height || (pitch > 0 && gap > 1.6 * pitch)) break;
    if (gap < 0.5 * height) continue;
    // Another label in the label's column ends the value.
    if (label && cells.some(({ lines: [line] }) => isNextLabel(line!, label, first))) break;
    if (!next) continue;
    if (isOtherLabel(next) || isAddressEnd(found, label?.label, next) || isOtherSize(next, last)) break;
    pitch = pitch === 0 ? next.top - last.top : pitch;
    found.push(withTail(index, next));
  }
  return found;
}

/** Words a little farther apart than usual belong to the line. */
function withTail(index: PageIndex, line: TextLine): TextLine {
  const { rows, owners } = index;
  const owner = owners.get(line);
  const next = owner && rows[owner.row]?.[owner.at + 1]?.lines[0];
  if (!next || next.label || next.left - line.right > 1.6 * (line.bottom - line.top)) return line;
  return { ...line, text: `${line.text} ${next.text}`, right: next.right };
}

function rightOf(index: PageIndex, line: TextLine): TextLine | null {
  const { rows, owners } = index;
  const { row, at } = owners.get(line)!;
  const height = line.bottom - line.top;
  const middle = (line.top + line.bottom) / 2;
  const [next, afterNext] = rows[row]!.slice(at + 1);
  const near = [(next && afterNext && isProse(next.lines) ? afterNext : next)?.lines[0]];
  for (const other of [row - 1, row + 1]) {
    const beside = (rows[other] ?? []).find(({ left }) => left >= line.right)?.lines[0];
    if (beside && Math.abs((beside.top + beside.bottom) / 2 - middle) < 0.7 * height) near.push(beside);
  }
  return near.filter((one) => one !== undefined).sort((one, other) => one.left - other.left)[0] ?? null;
}

function lineBelow(index: PageIndex, line: TextLine): TextLine | null {
  const { rows, owners } = index;
  const { row } = owners.get(line)!;
  const height = line.bottom - line.top;
  for (let at = row + 1; at < Math.min(rows.length, row + 8); at++) {
    const cells = rows[at]!;
    if (cells[0]!.top - line.bottom > 2.2 * Math.max(height, cells[0]!.bottom - cells[0]!.top)) return null;
    if (cells[0]!.top < line.top + 0.5 * height) continue;
    const found = startingAt(index, at, line.left, 2.5 * height) ?? centered(cells, line);
    if (found) return found;
  }
  return null;
}

function findCandidates(index: PageIndex, line: TextLine): Candidate[] {
  const { owners } = index;
  if (!owners.has(line)) return [];
  const found: Candidate[] = [];
  const rest = restOf(line);
  if (rest) {
    const share = (line.label?.end ?? 0) / line.text.length;
    const restLeft = line.left + share * (line.right - line.left);
    const tail = withTail(index, line);
    const [, ...more] = linesFrom(index, tail, [line.left, restLeft], null);
    const first = tail === line ? rest : { ...rest, text: `${rest.text}${tail.text.slice(line.text.length)}` };
    found.push({ via: 'inside', lines: [first, ...more] });
    return found;
  }
  const right = rightOf(index, line);
  if (right && isValueOf(line, right) && !isBarePart(right))
    found.push({ via: 'right', lines: linesBeside(index, line, right) });
  const under = lineBelow(index, line);
  if (under && isValueOf(line, under) && !isBarePart(under))
    found.push({ via: 'below', lines: linesFrom(index, under, [under.left], null) });
  return found;
}

/** Values right of a label: also lines above it where the label is at the middle of its value. */
function linesBeside(index: PageIndex, line: TextLine, right: TextLine): TextLine[] {
  const { rows, owners } = index;
  const found = linesFrom(index, right, [right.left], line);
  const height = right.bottom - right.top;
  let { row } = owners.get(right)!;
  for (let above = 0; above < 4; above++) {
    const first = found[0]!;
    row--;
    const next = startingAt(index, row, right.left, 0.6 * height);
    if (!next || isOtherLabel(next) || first.top - next.top > 1.45 * height || isOtherSize(next, first)) break;
    const isLabelled = rows[row]!.some(({ right: end, left }) => end < right.left && left > line.left - 3 * height);
    const pitchBelow = found[1] ? found[1].top - found[0]!.top : 0;
    if (isLabelled || found.length < 2 || first.top - next.top > 1.15 * pitchBelow) break;
    found.unshift(next);
  }
  return found;
}

/** `Manufacturer /` and `supplier` below it are one label. */
function joinWrappedLabels(rows: readonly Cell[][]): void {
  rows.forEach((cells, at) => {
    for (const { lines, left, top, bottom } of cells) {
      const [line] = lines;
      if (!line?.label?.isClosed || !/[/&,]\s*$/u.test(line.text)) continue;
      const below = [...(rows[at + 1] ?? []), ...(rows[at + 2] ?? [])].find(
        (cell) => Math.abs(cell.left - left) < bottom - top && cell.top - top < 1.7 * (bottom - top) && cell.top > top,
      );
      if (below?.lines[0]?.label) below.lines[0].label = null;
    }
  });
}

function centered(cells: readonly Cell[], line: TextLine): TextLine | null {
  const middle = (line.left + line.right) / 2;
  const found = cells.find(({ left, right }) => Math.abs((left + right) / 2 - middle) < 1.5 * (line.bottom - line.top));
  return found?.lines[0] ?? null;
}

/** `Name` whose value is elsewhere. */
const isBarePart = ({ label, text }: TextLine): boolean =>
  label?.meaning.kind === 'part' && label.isClosed && label.end >= text.length;

/** Whether a line is the label below a label, left of a value. */
function isNextLabel(line: TextLine, label: TextLine, value: TextLine): boolean {
  const height = value.bottom - value.top;
  const isBeside = line.left < value.left - height && line.left > label.left - height;
  const isSame = Math.abs(line.top + line.bottom - label.top - label.bottom) < 2 * height;
  const isPart = label.label?.meaning.kind === 'part';
  return isBeside && !isSame && (isOtherLabel(line) || (isPart && line.label?.isClosed === true));
}

/** Text recognition measures heights of words roughly. */
function isOtherSize(one: TextLine, other: TextLine): boolean {
  const ratio = (one.bottom - one.top) / (other.bottom - other.top);
  const most = Math.min(one.certainty, other.certainty) < 1 ? 1.7 : 1.25;
  return ratio < 1 / most || ratio > most;
}
