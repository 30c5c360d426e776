import { TEXT_MAX } from './gridWriter.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** Text of a document in its order, with the place of each character in the file. */
export interface DocText {
  text: string;
  place: (at: number) => number;
}

interface Piece {
  /** First character of the text. */
  at: number;
  /** Its offset in the stream, and bytes per character. */
  from: number;
  width: 1 | 2;
}

const PIECES_PLACE = 0x01a2;
const PROPERTIES = 1;
const TABLE = 2;
const PIECES_MAX = 50_000;
const IS_NARROW = 0x40000000;

/** Reads the piece table: a document is stored in pieces, which editing puts out of order. */
export function docPieces(main: Buffer, table: Buffer): DocText {
  let at = main.readUInt32LE(PIECES_PLACE);
  const end = at + main.readUInt32LE(PIECES_PLACE + 4);
  if (end > table.length) throw new UnreadableDocument('damaged');
  while (at < end && table.readUInt8(at) === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
  if (at + 5 > end || table.readUInt8(at) !== TABLE) throw new UnreadableDocument('damaged');
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / 12);
  const from = at + 5;
  if (count < 1 || count > PIECES_MAX || from + count * 12 + 4 > table.length) throw new UnreadableDocument('damaged');
  const pieces: Piece[] = [];
  const texts: string[] = [];
  let length = 0;
  for (let index = 0; index < count; index++) {
    const size = table.readUInt32LE(from + index * 4 + 4) - table.readUInt32LE(from + index * 4);
    const packed = table.readUInt32LE(from + (count + 1) * 4 + index * 8 + 2);
    const isNarrow = (packed & IS_NARROW) !== 0;
    const start = isNarrow ? (packed & ~IS_NARROW) / 2 : packed;
    const width = isNarrow ? 1 : 2;
    if (size < 0 || start + size * width > main.length) throw new UnreadableDocument('damaged');
    // Pieces may overlap, so that a small file could hold an endless text.
    if (length + size > TEXT_MAX) throw new UnreadableDocument('tooComplex');
    const bytes = main.subarray(start, start + size * width);
    texts.push(isNarrow ? WESTERN.decode(bytes) : bytes.toString('utf16le'));
    pieces.push({ at: length, from: start, width });
    length += size;
  }
  return { text: texts.join(''), place: (position) => placeOf(pieces, position) };
}

const WESTERN = new TextDecoder('windows-1252');

function placeOf(pieces: readonly Piece[], position: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece ? piece.from + (position - piece.at) * piece.width : 0;
}
