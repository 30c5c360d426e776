import { LAYOUTS, findLayout } from './layouts.ts';
import { splitLines, type LineFault, type LineFaultName } from './lineFault.ts';
import { ROWS_MAX } from './isfMessage.ts';
import { readRecord, writeRecord } from './recordLine.ts';

/** Values of `A` (the batch: who transmits) and `B` (the block: whose filing), V23. `Y` and `Z` repeat some of them. */
export interface Envelope {
  /** A 2–5: site code of the sender's line. */
  site: string;
  /** A 6–8: three characters that customs gave to who transmits. */
  sender: string;
  /** A 9–14. */
  password: string;
  /** A 15–20: MMDDYY. */
  date: string;
  /** A 26–27 and B 11–12: `SF` filings, `SN` responses, `SA` advisories. */
  application: string;
  /** A 38–39: only if customs gave the sender's office a code. */
  office: string;
  /** A 60–80: free text of the sender. */
  text: string;
  /** B 4–7: processing port for which the filer has a profile. */
  port: string;
  /** B 8–10: three-character filer code, which is not the SCAC. */
  filer: string;
  /** B 45–46. */
  filerOffice: string;
  /** B 47–56: only when another office prepares the filing; then the indicator is `1`. */
  preparerPort: string;
  preparerFiler: string;
  preparerOffice: string;
  preparerIndicator: string;
  /** B 60–80: free text of the filer, which returns in B of the answer and in X0 41–61. */
  filerText: string;
}

export const BLANK_ENVELOPE: Envelope = {
  site: '',
  sender: '',
  password: '',
  date: '',
  application: '',
  office: '',
  text: '',
  port: '',
  filer: '',
  filerOffice: '',
  preparerPort: '',
  preparerFiler: '',
  preparerOffice: '',
  preparerIndicator: '',
  filerText: '',
};

/** A transmission: blocks of filings or answers, each an array of lines. */
interface Batch {
  envelope: Envelope;
  blocks: string[][][];
}

/**
 * Wraps filings in `A`, `B` … `Y`, `Z`, at most 999 per block.
 * @param filings the lines of each
 * @throws Error if a value does not fit its columns
 * @example writeBatch({ ...BLANK_ENVELOPE, filer: 'HBR', application: 'SF', date: '112126' }, [records])
 */
export function writeBatch(envelope: Envelope, filings: readonly (readonly string[])[]): string[] {
  const lines = [writePart('A', envelope)];
  for (let at = 0; at < Math.max(filings.length, 1); at += ROWS_MAX) {
    lines.push(writePart('B', envelope), ...filings.slice(at, at + ROWS_MAX).flat(), writePart('Y', envelope));
  }
  return [...lines, writePart('Z', envelope)];
}

/** Each record of the envelope has the values of its layout. */
function writePart(record: 'A' | 'B' | 'Y' | 'Z', envelope: Envelope): string {
  const names = LAYOUTS.get(record)?.elements.map(({ name }) => name) ?? [];
  const values = Object.entries(envelope).filter(([name]) => names.includes(name));
  return writeRecord({ record, values: Object.fromEntries(values) });
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
  const envelope = { ...BLANK_ENVELOPE };
  let last = '';
  lines.forEach((content, line) => {
    const record = findLayout(content)?.record ?? '';
    const report = (fault: LineFaultName): void => void faults.push({ line, record, column: 1, fault });
    const part = record in NEXT && record !== '' ? record : 'content';
    if (!NEXT[last]?.includes(part)) report('outOfOrder');
    last = part;
    if (part === 'content') return addContent(blocks, content, record, report);
    const { record: found, faults: own } = readRecord(content, line);
    // Which values customs demands beyond these is a matter of settings, not of reading.
    faults.push(...own.filter(({ fault }) => fault !== 'missingElement'));
    if (part === 'B') blocks.push([]);
    if (found && (part === 'A' || part === 'B')) takeHeader(envelope, found.values);
  });
  if (last !== 'Z') faults.push({ line: lines.length - 1, record: last, column: 1, fault: 'incomplete' });
  return { batch: faults.length > 0 ? null : { envelope, blocks }, faults };
}

function takeHeader(envelope: Envelope, values: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(BLANK_ENVELOPE))
    if (values[name] !== undefined) envelope[name as keyof Envelope] = values[name];
}

function addContent(blocks: string[][][], line: string, record: string, report: (fault: LineFaultName) => void): void {
  const block = blocks.at(-1);
  if (!block) return;
  if (FIRST_RECORDS.has(record) || block.length === 0) {
    if (block.length === ROWS_MAX) report('tooMany');
    block.push([]);
  }
  block.at(-1)?.push(line);
}
