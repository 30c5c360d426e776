import { CFB, utils, write } from '@e965/xlsx';
import { oleStreams } from '../readXls.ts';

/** Largest data of a BIFF8 record. */
const RECORD_MAX = 8_224;
const SST = 0x00fc;
const CONTINUE = 0x003c;
const BOUND_SHEET = 0x0085;
const BEGIN = 0x0809;
const ROW = 0x0208;
const LABEL_SST = 0x00fd;
const NUMBER = 0x0203;

/**
 * An .xls with one sheet and shared texts. The library's writer looks for each text among all others: 35,000 rows take it
 * 16 s of processor time and 3.6 GB. It makes the frame here, from the first row.
 */
export function oldWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[...(rows[0] ?? [])]]), 'LIST');
  const frame = write(book, { type: 'buffer', bookType: 'biff8', bookSST: true }) as Buffer;
  const [globals, sheet] = splitSheets(recordsOf(oleStreams(frame).content('Workbook') ?? Buffer.alloc(0)));

  const texts = new Map<string, number>();
  const cells = rows.flatMap((row, at) => [rowRecord(at, row.length), ...cellRecords(row, at, texts)]);
  const isCell = ({ type }: BiffRecord) => type === ROW || type === LABEL_SST || type === NUMBER;
  const firstCell = sheet.findIndex(isCell);
  const filled = [
    ...sheet.slice(0, firstCell).map(({ bytes }) => bytes),
    ...cells,
    ...sheet.slice(firstCell).flatMap((record) => (isCell(record) ? [] : [record.bytes])),
  ];
  const head = Buffer.concat(
    globals.flatMap(({ type, bytes }) => (type === SST ? sharedTexts([...texts.keys()]) : [bytes])),
  );
  setSheetOffset(head);
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, 'Workbook', Buffer.concat([head, ...filled]));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

interface BiffRecord {
  type: number;
  bytes: Buffer;
}

function recordsOf(stream: Buffer): BiffRecord[] {
  const records: BiffRecord[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    records.push({ type: stream.readUInt16LE(at), bytes: stream.subarray(at, end) });
    at = end;
  }
  return records;
}

function splitSheets(records: BiffRecord[]): [BiffRecord[], BiffRecord[]] {
  const second = records.findIndex(({ type }, at) => at > 0 && type === BEGIN);
  return [records.slice(0, second), records.slice(second)];
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

function rowRecord(row: number, width: number): Buffer {
  const data = Buffer.alloc(16);
  data.writeUInt16LE(row, 0);
  data.writeUInt16LE(width, 4);
  return record(ROW, data);
}

function cellRecords(row: readonly (string | number)[], at: number, texts: Map<string, number>): Buffer[] {
  return row.map((value, column) => {
    const data = Buffer.alloc(typeof value === 'string' ? 10 : 14);
    data.writeUInt16LE(at, 0);
    data.writeUInt16LE(column, 2);
    if (typeof value === 'number') {
      data.writeDoubleLE(value, 6);
      return record(NUMBER, data);
    }
    const index = texts.get(value) ?? texts.size;
    texts.set(value, index);
    data.writeUInt32LE(index, 6);
    return record(LABEL_SST, data);
  });
}

/** The table of shared texts with one byte per character, in records that no text crosses. */
function sharedTexts(texts: readonly string[]): Buffer[] {
  const counts = Buffer.alloc(8);
  counts.writeUInt32LE(texts.length, 0);
  counts.writeUInt32LE(texts.length, 4);
  const records: Buffer[] = [];
  let parts = [counts];
  let size = counts.length;
  const end = () => void records.push(record(records.length === 0 ? SST : CONTINUE, Buffer.concat(parts)));
  for (const text of texts) {
    const entry = Buffer.concat([Buffer.alloc(3), Buffer.from(text, 'latin1')]);
    entry.writeUInt16LE(text.length, 0);
    if (size + entry.length > RECORD_MAX) {
      end();
      parts = [];
      size = 0;
    }
    parts.push(entry);
    size += entry.length;
  }
  end();
  return records;
}

/** The sheet begins where the globals end. */
function setSheetOffset(globals: Buffer): void {
  for (const { type, bytes } of recordsOf(globals)) if (type === BOUND_SHEET) bytes.writeUInt32LE(globals.length, 4);
}
