import { sharedCell, type ImportCell } from '#rules/importCell.ts';
import { Unreadable } from './unreadable.ts';

/** Bytes of all texts as UTF-8; three times the size limit of a file. */
export const TEXT_BYTES_MAX = 16 * 1024 * 1024;
export const TEXT_COUNT_MAX = 1_500_000;
/** Cached cells of repeated texts. Names of parties repeat, numbers do not. */
export const SHARED_MAX = 20_000;
/** Characters of all cached cells. */
export const SHARED_CHARACTERS_MAX = 4_000_000;
/** Longer repeated texts must be cached; shorter ones may be decoded each time. */
const SHORT = 256;

const UNUSED = 0;
const USED_ONCE = 0xffff;

/**
 * The shared strings of a workbook: their bytes and end offsets. A text is decoded when a cell uses it and cached from
 * its second use on, so that a million texts need little more memory than their bytes.
 */
export class TextTable {
  readonly #bytes: Buffer;
  readonly #ends: Uint32Array;
  /** For each text: `UNUSED`, `USED_ONCE`, or its index in `#shared` plus 1. */
  readonly #uses: Uint16Array;
  readonly #shared: ImportCell[] = [];
  #sharedCharacters = 0;
  #count = 0;
  #length = 0;

  /** @param xmlBytes size of the XML that contains the texts */
  constructor(xmlBytes: number) {
    // Pages of the buffer use no memory until they are written.
    this.#bytes = Buffer.allocUnsafeSlow(Math.min(TEXT_BYTES_MAX, xmlBytes));
    const count = Math.min(TEXT_COUNT_MAX, Math.ceil(xmlBytes / '<si/>'.length));
    this.#ends = new Uint32Array(count);
    this.#uses = new Uint16Array(count);
  }

  /** Memory use, for tests. */
  get size(): { bytes: number; cells: number; characters: number } {
    const bytes = this.#bytes.length + this.#ends.byteLength + this.#uses.byteLength;
    return { bytes, cells: this.#shared.length, characters: this.#sharedCharacters };
  }

  /** @param text '' for a blank one @throws Unreadable `tooLarge` */
  add(text: string): void {
    const isFull = this.#length + text.length > this.#bytes.length || this.#count >= this.#ends.length;
    if (isFull) throw new Unreadable('tooLarge');
    const room = this.#bytes.length - this.#length;
    // A UTF-16 unit needs up to three bytes; `write` silently truncates a text that does not fit.
    if (text.length * 3 > room && Buffer.byteLength(text) > room) throw new Unreadable('tooLarge');
    this.#length += this.#bytes.write(text, this.#length);
    this.#ends[this.#count++] = this.#length;
  }

  /**
   * Returns the cell of a text; null for a blank text.
   * @throws Unreadable `damaged` for an unknown index, `tooLarge` for too many repeated long texts
   */
  cell(index: number): ImportCell | null {
    const use = this.#uses[index];
    if (use === undefined || index >= this.#count) throw new Unreadable('damaged');
    if (use !== UNUSED && use !== USED_ONCE) return this.#shared[use - 1] ?? null;
    const from = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    const to = this.#ends[index] ?? from;
    if (from === to) return null;
    const cell: ImportCell = { text: this.#bytes.toString('utf8', from, to), kind: 'text' };
    if (use === USED_ONCE) return this.#cache(index, cell);
    this.#uses[index] = USED_ONCE;
    return cell;
  }

  #cache(index: number, cell: ImportCell): ImportCell {
    const { length } = cell.text;
    const isFull = this.#shared.length >= SHARED_MAX || this.#sharedCharacters + length > SHARED_CHARACTERS_MAX;
    if (isFull && length > SHORT) throw new Unreadable('tooLarge');
    if (isFull) return cell;
    const shared = sharedCell(cell);
    this.#sharedCharacters += length;
    this.#uses[index] = this.#shared.push(shared);
    return shared;
  }
}
