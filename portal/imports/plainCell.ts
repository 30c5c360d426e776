/**
 * Parses a cell in the usual form: `<c r="A1" s="2" t="s"><v>7</v></c>`, or the same without a value. One object is
 * reused for all cells, because this is most of the time of reading a sheet with millions of cells.
 */
export class PlainCell {
  /** From 0. */
  column = -1;
  style = 0;
  type = '';
  /** Start and end of the value in the text; -1 for none. */
  from = -1;
  to = -1;

  /**
   * Parses the cell that starts at `start`.
   * @returns its end; 0 when the cell has another form or is incomplete
   */
  read(text: string, start: number): number {
    // Everything but the value fits into `TAGS_MAX`, so that no check below reads past the end of the text.
    if (start + TAGS_MAX > text.length || !text.startsWith(HEAD, start)) return 0;
    let at = this.#address(text, start + HEAD.length);
    if (at === 0) return 0;
    at = this.#style(text, at);
    at = this.#type(text, at);
    this.from = this.to = -1;
    if (text.startsWith('/>', at)) return at + 2;
    if (!text.startsWith(VALUE, at)) return 0;
    const from = at + VALUE.length;
    const to = endOfValue(text, from);
    if (!text.startsWith(TAIL, to)) return 0;
    this.from = from;
    this.to = to;
    return to + TAIL.length;
  }

  /** The value as an integer; -1 unless it has one to nine digits. */
  index(text: string): number {
    if (this.to <= this.from || this.to - this.from > 9) return -1;
    let index = 0;
    for (let at = this.from; at < this.to; at++) {
      const digit = text.charCodeAt(at) - ZERO;
      if (digit < 0 || digit > 9) return -1;
      index = index * 10 + digit;
    }
    return index;
  }

  #address(text: string, from: number): number {
    let at = from;
    let column = 0;
    for (let code = text.charCodeAt(at); code >= LETTER_A && code <= LETTER_Z; code = text.charCodeAt(++at)) {
      column = column * 26 + code - LETTER_A + 1;
      if (at - from > 3) return 0;
    }
    const row = at;
    for (let code = text.charCodeAt(at); code >= ZERO && code <= NINE; code = text.charCodeAt(++at)) {
      if (at - row > 7) return 0;
    }
    const isWhole = row > from && row - from <= 3 && at > row && at - row <= 7;
    if (!isWhole || text.charCodeAt(at) !== QUOTE) return 0;
    this.column = column - 1;
    return at + 1;
  }

  #style(text: string, from: number): number {
    this.style = 0;
    if (!text.startsWith(' s="', from)) return from;
    let at = from + 4;
    let style = 0;
    for (let code = text.charCodeAt(at); code >= ZERO && code <= NINE; code = text.charCodeAt(++at)) {
      style = style * 10 + code - ZERO;
      if (at - from > 10) return from;
    }
    this.style = style;
    return text.charCodeAt(at) === QUOTE && at > from + 4 ? at + 1 : from;
  }

  #type(text: string, from: number): number {
    this.type = '';
    if (!text.startsWith(' t="', from)) return from;
    const begin = from + 4;
    if (text.charCodeAt(begin) === LETTER_S && text.charCodeAt(begin + 1) === QUOTE) {
      this.type = 's';
      return begin + 2;
    }
    const end = text.indexOf('"', begin);
    if (end < 0 || end - begin > 12) return from;
    this.type = text.slice(begin, end);
    return end + 1;
  }
}

/** End of a value without entities; the end of the text when the value continues in the next piece. */
function endOfValue(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LESS || code === AMPERSAND) return at;
  }
  return text.length;
}

/** Upper bound for a plain cell without its value. */
const TAGS_MAX = 80;
const HEAD = '<c r="';
const VALUE = '><v>';
const TAIL = '</v></c>';
const LESS = 60;
const AMPERSAND = 38;
const QUOTE = 34;
const ZERO = 48;
const NINE = 57;
const LETTER_A = 65;
const LETTER_Z = 90;
const LETTER_S = 115;
