/** A text of a page; lengths in points. */
export interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  certainty: number;
  /** A column starts here, however near the text before it is. */
  isColumnStart?: boolean;
}

/** Rows above and below that may show the columns of a row. */
const NEAR = 3;
/** Fewer columns are chance. */
const COLUMNS_MIN = 3;
/** Heights between two columns. */
const GAP_MIN = 0.3;
/** Columns of the other row in which the row has nothing. */
const BLANK_SHARE = 0.25;
/** Heights that the estimated start of a word may differ from its column. */
const TOLERANCE = 0.4;

/**
 * Parts texts that a PDF reader joined because narrow columns are hardly wider apart than words: `9503.00 400 CTNS China`.
 * A row nearby shows where the columns start, and words of the joined text start there too.
 * @param rows each from left to right
 */
export function splitMerged(rows: readonly Word[][]): Word[][] {
  const parted = [...rows];
  // A row that was parted shows the columns of the next one.
  for (const order of [parted.keys(), [...parted.keys()].reverse()]) {
    for (const at of order) {
      const near = [...parted.slice(Math.max(0, at - NEAR), at).reverse(), ...parted.slice(at + 1, at + 1 + NEAR)];
      for (const other of near) parted[at] = alignTo(parted[at]!, other) ?? parted[at]!;
    }
  }
  return parted;
}

/** The row with its texts parted at the starts of another row's texts; null if they do not fit. */
function alignTo(row: readonly Word[], columns: readonly Word[]): Word[] | null {
  if (columns.length < COLUMNS_MIN || row.length > columns.length) return null;
  // Text recognition places words roughly.
  if ([...row, ...columns].some(({ certainty }) => certainty < 1)) return null;
  const [first, shown] = [row[0]!, columns[0]!];
  const height = first.bottom - first.top;
  if (Math.abs(shown.bottom - shown.top - height) > 0.2 * height) return null;
  // Fragments of words touch each other.
  if (columns.some(({ left }, at) => left - (columns[at - 1]?.right ?? -Infinity) < GAP_MIN * height)) return null;
  const begun = new Set<Word>();
  const cuts = new Map<Word, number[]>();
  let blank = 0;
  for (const { left } of columns) {
    const own = row.find((word) => isAt(word, left, height));
    const within = own ?? row.find((word) => word.left < left && word.right > left);
    if (own) begun.add(own);
    else if (!within) blank += 1;
    else cuts.set(within, [...(cuts.get(within) ?? []), left]);
  }
  const isFew = columns.length - blank < COLUMNS_MIN || blank > columns.length * BLANK_SHARE;
  if (isFew || begun.size === 0) return null;
  const parted: Word[] = [];
  for (const word of row) {
    const pieces = cutAt(word, cuts.get(word) ?? [], height);
    if (!pieces) return null;
    const [start, ...others] = pieces;
    const isColumnStart = word.isColumnStart === true || (begun.has(word) && word !== first);
    parted.push({ ...start!, isColumnStart }, ...others);
  }
  return hasSameKinds(parted, columns, height) ? parted : null;
}

const isAt = (word: Word, left: number, height: number): boolean => Math.abs(word.left - left) < 0.15 * height;

const NUMBER = /^[\d.,]+$/u;

/** Below a number stands a number, or a text with one: a sentence beside a table has none. */
function hasSameKinds(row: readonly Word[], columns: readonly Word[], height: number): boolean {
  let numbers = 0;
  for (const { text, left } of columns) {
    const own = row.find((word) => isAt(word, left, height));
    if (!own || !/\d/u.test(text)) continue;
    if (/\d/u.test(own.text)) numbers += 1;
    else if (NUMBER.test(text)) return false;
  }
  return numbers > 0;
}

/** A text in pieces that start at these places; null if no word starts near one of them. */
function cutAt(word: Word, starts: readonly number[], height: number): Word[] | null {
  if (starts.length === 0) return [word];
  const at = placesOf(word);
  const begins = [...word.text.matchAll(/ +/gu)].map(({ index, 0: space }) => index + space.length);
  const breaks: { index: number; left: number }[] = [];
  for (const left of starts) {
    const index = begins.toSorted((one, other) => Math.abs(at(one) - left) - Math.abs(at(other) - left))[0];
    if (index === undefined || Math.abs(at(index) - left) > TOLERANCE * height) return null;
    if (breaks.some((known) => known.index === index)) return null;
    breaks.push({ index, left });
  }
  return [{ index: 0, left: word.left }, ...breaks].map(({ index, left }, piece) => {
    const next = breaks[piece];
    const text = word.text.slice(index, next?.index).trim();
    const right = next ? Math.min(at(index + text.length), next.left - TOLERANCE * height) : word.right;
    return { ...word, text, left, right, ...(piece > 0 && { isColumnStart: true }) };
  });
}

/** Where the character at an index starts, by the usual widths of characters. */
function placesOf({ text, left, right }: Word): (index: number) => number {
  const sums = [0];
  for (const unit of text.split('')) sums.push(sums.at(-1)! + widthOf(unit));
  const all = sums.at(-1)! || 1;
  return (index) => left + ((right - left) * sums[index]!) / all;
}

/** In heights of the font, of a usual font without serifs. */
function widthOf(character: string): number {
  if (/[\u2e80-\uffdc]/u.test(character)) return 1;
  if (/[WMm@%]/u.test(character)) return 0.86;
  if (/[A-Z&]/u.test(character) && character !== 'I' && character !== 'J') return 0.68;
  if (/[\siIjlftr.,:;'|!()[\]/-]/u.test(character)) return 0.29;
  return 0.54;
}
