import type { PageBox } from '#contract/recognition.ts';
import type { DocumentPage } from '../documentModel.ts';
import { splitLabelled } from '../labels/splitLabelled.ts';
import { withoutLeaders } from './leaders.ts';
import { splitMerged, type Word } from './splitMerged.ts';
import { makeLine, type Cell } from './textLine.ts';

/** A wider gap, in character heights, parts two texts of a row. */
const GAP = 1;

/** Groups the texts of a page to rows, and the texts of a row to unbroken lines. */
export function pageRows(page: DocumentPage, document: number, part: number): Cell[][] {
  const words = readWords(page).sort((one, other) => one.top + one.bottom - other.top - other.bottom);
  const rows: Word[][] = [];
  let middle = -Infinity;
  let height = 0;
  for (const word of words) {
    const own = word.bottom - word.top;
    const at = (word.top + word.bottom) / 2;
    const row = rows.at(-1);
    if (row && at - middle < 0.4 * Math.min(own, height) + 0.5 && Math.max(own, height) < 1.6 * Math.min(own, height)) {
      row.push(word);
    } else {
      rows.push([word]);
      middle = at;
      height = own;
    }
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left);
  return splitAtColumns(splitMerged(rows).map(joinWords)).map((runs) =>
    runs.flatMap((run) => makeCells(run, page, document, part)),
  );
}

/** Lines that begin there, and how many heights away they may be. */
const STARTS_MIN = 3;
const NEAR = 12;

/** Parts texts of two columns that nearly touch, where lines above and below begin at the second one. */
function splitAtColumns(rows: Word[][][]): Word[][][] {
  const starts = new Map<number, number[]>();
  for (const { left, top } of rows.flat().map(([first]) => first!)) {
    const at = Math.round(left);
    starts.set(at, [...(starts.get(at) ?? []), top]);
  }
  const isStart = ({ left, top, bottom }: Word): boolean => {
    const near = [-1, 0, 1].flatMap((step) => starts.get(Math.round(left) + step) ?? []);
    return near.filter((other) => Math.abs(other - top) < NEAR * (bottom - top)).length >= STARTS_MIN;
  };
  return rows.map((runs) =>
    runs.flatMap((run) => {
      const parts: Word[][] = [[]];
      for (const [at, word] of run.entries()) {
        const before = run[at - 1];
        const gap = before ? (word.left - before.right) / (word.bottom - word.top) : 0;
        if (before && word.certainty === 1 && (gap < -0.1 || gap > 0.4) && isStart(word)) parts.push([]);
        parts.at(-1)!.push(word);
      }
      return parts;
    }),
  );
}

function readWords(page: DocumentPage): Word[] {
  const found: Word[] = [];
  for (const { text, box, certainty = 1 } of page.texts) {
    const height = box.height * page.height;
    if (text.trim() === '' || !(height > 0) || !Number.isFinite(box.x + box.y + box.width + height)) continue;
    const left = box.x * page.width;
    const top = box.y * page.height;
    found.push({ text: text.trim(), left, right: left + box.width * page.width, top, bottom: top + height, certainty });
  }
  return found;
}

/** Texts close to each other become one line. */
function joinWords(row: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of row) {
    const last = runs.at(-1)?.at(-1);
    const height = Math.min(word.bottom - word.top, last ? last.bottom - last.top : Infinity);
    const isNear = last !== undefined && word.left - last.right < GAP * height && !word.isColumnStart;
    if (isNear && !isOtherPrint(last, word)) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Labels in small print precede values in larger print. Text recognition measures heights roughly. */
function isOtherPrint(one: Word, other: Word): boolean {
  const [low, high] = [one.bottom - one.top, other.bottom - other.top].sort((a, b) => a - b) as [number, number];
  return one.certainty === 1 && other.certainty === 1 && high > 1.2 * low;
}

function makeCells(run: readonly Word[], page: DocumentPage, document: number, part: number): Cell[] {
  const left = Math.min(...run.map((word) => word.left));
  const right = run.reduce((most, word) => Math.max(most, word.right), 0);
  // Text recognition gives single words a wrong height.
  const top = median(run.map((word) => word.top));
  const bottom = Math.max(median(run.map((word) => word.bottom)), top + 1);
  const text = withoutLeaders(joinTexts(run));
  if (text === '') return [];
  const box: PageBox = {
    x: left / page.width,
    y: top / page.height,
    width: (right - left) / page.width,
    height: (bottom - top) / page.height,
  };
  const certainty = run.reduce((least, word) => Math.min(least, word.certainty), 1);
  const pieces = splitLabelled(text);
  let from = 0;
  return pieces.map((piece, at) => {
    const start = Math.max(0, text.indexOf(piece, from));
    from = start + piece.length;
    const ends = {
      left: left + ((right - left) * start) / text.length,
      right: at === pieces.length - 1 ? right : left + ((right - left) * from) / text.length,
      top,
      bottom,
    };
    return {
      lines: [makeLine({ text: piece, source: { document, part, box, text: piece }, ...ends, certainty })],
      ...ends,
    };
  });
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;

/** Chinese characters beside each other have no space between them. */
function joinTexts(run: readonly Word[]): string {
  let text = '';
  for (const [at, word] of run.entries()) {
    const before = run[at - 1];
    const gap = before ? word.left - before.right : 0;
    const isTight = gap < 0.12 * (word.bottom - word.top);
    const isHan = /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(word.text);
    text +=
      before && !(isTight && gap > -2) && !(isHan && gap < 0.4 * (word.bottom - word.top))
        ? ` ${word.text}`
        : word.text;
  }
  return text;
}
