import type { ValueSource } from '#contract/recognition.ts';
import type { DocumentGrid, DocumentModel, DocumentPage, PageText } from '../documentModel.ts';

/** A stretch of text between gaps, or a line of a cell, with its place in points, or in rows and columns. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  source: Omit<ValueSource, 'document'>;
}

/** Words that are further apart than this many heights are separate. */
const GAP = 1.5;
/** Lines above that a text may belong to, and texts of a page: memory is not worth more time. */
const LINES_BACK = 40;
const TEXTS_MAX = 5_000;

/** The segments of each part of a document, in reading order. */
export const segmentsOf = ({ parts }: DocumentModel): Segment[][] =>
  parts.map((part, at) => (part.kind === 'page' ? pageSegments(part, at) : gridSegments(part, at)));

function gridSegments({ cells }: DocumentGrid, part: number): Segment[] {
  return cells.slice(0, TEXTS_MAX).flatMap(({ row, column, rowSpan, columnSpan, text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line, at) => ({
      text: line.trim(),
      left: column,
      right: column + columnSpan,
      top: row + (at * rowSpan) / lines.length,
      bottom: row + ((at + 1) * rowSpan) / lines.length,
      source: { part, cell: { row, column }, text: line.trim() },
    }));
  });
}

function pageSegments({ width, height, texts }: DocumentPage, part: number): Segment[] {
  const lines: PageText[][] = [];
  for (const text of texts.slice(0, TEXTS_MAX).toSorted((one, other) => one.box.y - other.box.y)) {
    const line = lines.slice(-LINES_BACK).findLast(([first]) => first && isOnLine(first, text));
    if (line) line.push(text);
    else lines.push([text]);
  }
  return lines.flatMap((line) =>
    splitAtGaps(
      line.toSorted((one, other) => one.box.x - other.box.x),
      height / width,
    ).map((words) => {
      const [x, y] = [Math.min(...words.map(({ box }) => box.x)), Math.min(...words.map(({ box }) => box.y))];
      const right = Math.max(...words.map(({ box }) => box.x + box.width));
      const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
      const text = words.map((word) => word.text.trim()).join(' ');
      return {
        text,
        left: x * width,
        right: right * width,
        top: y * height,
        bottom: bottom * height,
        source: { part, box: { x, y, width: right - x, height: bottom - y }, text },
      };
    }),
  );
}

const isOnLine = ({ box: one }: PageText, { box: other }: PageText): boolean =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  Math.min(one.height, other.height) / 2;

/** @param ratio height of the page by its width: gaps are fractions of the width, heights of the height */
function splitAtGaps(line: readonly PageText[], ratio: number): PageText[][] {
  const found: PageText[][] = [];
  for (const word of line.filter(({ text }) => text.trim() !== '')) {
    const last = found.at(-1)?.at(-1);
    const gap = last ? word.box.x - (last.box.x + last.box.width) : Infinity;
    if (gap > GAP * word.box.height * ratio) found.push([word]);
    else found.at(-1)?.push(word);
  }
  return found;
}

const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);
const isBeside = (one: Segment, other: Segment): boolean =>
  overlap(one.top, one.bottom, other.top, other.bottom) > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
const isInColumn = (one: Segment, other: Segment): boolean => overlap(one.left, one.right, other.left, other.right) > 0;

const nearest = (segments: Segment[], distance: (segment: Segment) => number): Segment | undefined =>
  segments.toSorted((one, other) => distance(one) - distance(other))[0];

/** The next segment on the same line. */
export const rightOf = (segments: readonly Segment[], of: Segment): Segment | undefined =>
  nearest(
    segments.filter((one) => one !== of && isBeside(one, of) && one.left >= of.right - SLACK),
    ({ left }) => left,
  );
export const leftOf = (segments: readonly Segment[], of: Segment): Segment | undefined =>
  nearest(
    segments.filter((one) => one !== of && isBeside(one, of) && one.right <= of.left + SLACK),
    ({ right }) => -right,
  );
/** The next segment of the same column. */
export const below = (segments: readonly Segment[], of: Segment): Segment | undefined =>
  nearest(
    segments.filter((one) => one !== of && isInColumn(one, of) && one.top >= of.bottom - SLACK),
    ({ top }) => top,
  );
export const above = (segments: readonly Segment[], of: Segment): Segment | undefined =>
  nearest(
    segments.filter((one) => one !== of && isInColumn(one, of) && one.bottom <= of.top + SLACK),
    ({ bottom }) => -bottom,
  );
/** Boxes of neighbors may touch. */
const SLACK = 0.5;
