import { findLayout } from './layouts.ts';
import { splitLines, type LineFault, type LineFaultName } from './lineFault.ts';
import { MOST_ROWS } from './isfMessage.ts';
import { readRecord, writeRecord } from './recordLine.ts';

/** Values of the headers. The columns of the trailers are not published, so these are written blank. */
export interface Envelope {
  /** A 2–5, B 4–7: site and port code of the filer; may be blank. */
  site: string;
  port: string;
  /** A 6–8 and B 8–10: three letters or digits. */
  filer: string;
  password: string;
  /** MMDDYY. */
  date: string;
  /** `SF` filings, `SN` responses, `SA` advisories. */
  application: string;
  /** A 60–80: free text of the filer, for example the control number. */
  userData: string;
}

/** A transmission: blocks of filings or answers, each an array of lines. */
export interface Batch {
  envelope: Envelope;
  blocks: string[][][];
}

/**
 * Wraps filings in `A`, `B` … `Y`, `Z`, at most 999 per block.
 * @param filings the lines of each
 * @throws Error if a value does not fit its columns
 * @example writeBatch({ filer: 'HBR', application: 'SF', date: '112126', … }, [records])
 */
export function writeBatch(envelope: Envelope, filings: readonly (readonly string[])[]): string[] {
  const { site, port, filer, password, date, application, userData } = envelope;
  const line = (record: string, values: Record<string, string>): string => writeRecord({ record, values });
  const lines = [line('A', { site, filer, password, date, application, userData })];
  for (let at = 0; at < Math.max(filings.length, 1); at += MOST_ROWS) {
    lines.push(line('B', { port, filer, application }), ...filings.slice(at, at + MOST_ROWS).flat(), line('Y', {}));
  }
  return [...lines, line('Z', {})];
}

/** The parts that may follow each part of a transmission; any line outside the envelope is content. */
const NEXT: Record<string, readonly string[]> = {
  '': ['A'],
  A: ['B'],
  B: ['content', 'Y'],
  content: ['content', 'Y'],
  Y: ['B', 'Z'],
  Z: [],
};
const FIRST_RECORDS = new Set(['SF10', 'SA10']);

/**
 * Splits a transmission. Only the first record of each filing is looked at; faults in the content are found by the
 * reader of the filing.
 * @returns null with faults if the envelope is incomplete
 */
export function readBatch(text: string | readonly string[]): { batch: Batch | null; faults: LineFault[] } {
  const lines = typeof text === 'string' ? splitLines(text) : text;
  const faults: LineFault[] = [];
  const blocks: string[][][] = [];
  const envelope: Envelope = { ...BLANK };
  let last = '';
  lines.forEach((content, line) => {
    const record = findLayout(content)?.record ?? '';
    const report = (fault: LineFaultName): void => void faults.push({ line, record, column: 1, fault });
    const part = record in NEXT && record !== '' ? record : 'content';
    if (!NEXT[last]?.includes(part)) report('outOfOrder');
    last = part;
    if (part === 'content') return addContent(blocks, content, record, report);
    const { record: found, faults: own } = readRecord(content, line);
    faults.push(...own);
    if (part === 'B') blocks.push([]);
    if (found && (part === 'A' || part === 'B')) takeHeader(envelope, found.values);
  });
  if (last !== 'Z') faults.push({ line: lines.length - 1, record: last, column: 1, fault: 'incomplete' });
  return { batch: faults.length > 0 ? null : { envelope, blocks }, faults };
}

const BLANK: Envelope = { site: '', port: '', filer: '', password: '', date: '', application: '', userData: '' };

function takeHeader(envelope: Envelope, values: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(BLANK))
    if (values[name] !== undefined) envelope[name as keyof Envelope] = values[name];
}

function addContent(blocks: string[][][], line: string, record: string, report: (fault: LineFaultName) => void): void {
  const block = blocks.at(-1);
  if (!block) return;
  if (FIRST_RECORDS.has(record) || block.length === 0) {
    if (block.length === MOST_ROWS) report('tooMany');
    block.push([]);
  }
  block.at(-1)?.push(line);
}
