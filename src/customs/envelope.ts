import { layoutOf } from './layouts.ts';
import { linesOf, type LineFault, type LineFaultName } from './lineFault.ts';
import { MOST_ROWS } from './isfMessage.ts';
import { readRecord, writeRecord } from './recordLine.ts';

/** What the headers of a transmission say. The columns of its trailers are not published: they are written blank. */
export interface Envelope {
  /** A 2–5, B 4–7: codes of the site and the port of the filer; blank where there is none. */
  site: string;
  port: string;
  /** A 6–8 and B 8–10: three letters or digits. */
  filer: string;
  password: string;
  /** MMDDYY. */
  date: string;
  /** `SF` filings, `SN` responses, `SA` advisories. */
  application: string;
  /** A 60–80: what the filer wants to find again, for example its control number. */
  userData: string;
}

/** A transmission: the filings or answers of one or more blocks, each the lines of one. */
export interface Batch {
  envelope: Envelope;
  blocks: string[][][];
}

/**
 * Wraps filings in `A`, `B` … `Y`, `Z`, at most 999 to a block.
 * @param filings the lines of each
 * @throws Error when a value of the envelope does not fit its columns
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

/** What may follow each part of a transmission; everything that is no part of the envelope counts as content. */
const NEXT: Record<string, readonly string[]> = {
  '': ['A'],
  A: ['B'],
  B: ['content', 'Y'],
  content: ['content', 'Y'],
  Y: ['B', 'Z'],
  Z: [],
};
/** The records that begin a filing or an answer. */
const BEGINS = new Set(['SF10', 'SA10']);

/**
 * Takes a transmission apart. Of its content only the beginnings of filings are looked at: whoever reads those tells
 * their faults.
 * @returns null with faults where the envelope is not whole
 */
export function readBatch(text: string | readonly string[]): { batch: Batch | null; faults: LineFault[] } {
  const lines = typeof text === 'string' ? linesOf(text) : text;
  const faults: LineFault[] = [];
  const blocks: string[][][] = [];
  const envelope: Envelope = { ...BLANK };
  let last = '';
  lines.forEach((content, line) => {
    const record = layoutOf(content)?.record ?? '';
    const say = (fault: LineFaultName): void => void faults.push({ line, record, column: 1, fault });
    const part = record in NEXT && record !== '' ? record : 'content';
    if (!NEXT[last]?.includes(part)) say('outOfOrder');
    last = part;
    if (part === 'content') return addContent(blocks, content, record, say);
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

function addContent(blocks: string[][][], line: string, record: string, say: (fault: LineFaultName) => void): void {
  const block = blocks.at(-1);
  if (!block) return;
  if (BEGINS.has(record) || block.length === 0) {
    if (block.length === MOST_ROWS) say('tooMany');
    block.push([]);
  }
  block.at(-1)?.push(line);
}
