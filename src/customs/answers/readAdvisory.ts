import { readRecord } from '../recordLine.ts';
import type { Advisory, BillMatch, Malformed } from './answer.ts';
import { printedNumber } from './billNumber.ts';
import { ADVICES } from './dispositions.ts';
import { malformed, malformedBy, type NumberedLine } from './malformed.ts';

/** The records that may precede each record of an advisory. */
const AFTER: Record<string, readonly string[]> = {
  SA10: [''],
  SA20: ['SA10'],
  SA30: ['SA10', 'SA20', 'SA50'],
  SA50: ['SA30', 'SA50'],
};

/** Parses an SA; malformed with a line number if unreadable. */
export function readAdvisory(lines: readonly NumberedLine[]): Advisory | Malformed {
  const found: Advisory = { kind: 'advisory', transactionNumber: '', reference: '', matches: [] };
  let last = '';
  let printed = '';
  for (const { text, line } of lines) {
    const { record, faults } = readRecord(text, line);
    if (!record || faults[0]) return malformedBy(faults[0] ?? { line, record: '', column: 1, fault: 'unknownRecord' });
    if (!AFTER[record.record]?.includes(last)) return malformed(line, record.record, 'outOfOrder');
    last = record.record;
    const value = (name: string): string => record.values[name] ?? '';
    if (last === 'SA10') found.transactionNumber = value('transactionNumber');
    if (last === 'SA20' && value('qualifier') === 'CR') found.reference = value('value');
    if (last === 'SA30') printed = value('billNumber');
    if (last === 'SA50') found.matches.push(toBillMatch(printed, value('disposition'), value('remarks')));
  }
  return last === 'SA50' ? found : malformed(lines.at(-1)?.line ?? 0, last, 'incomplete');
}

const toBillMatch = (printed: string, code: string, narrative: string): BillMatch => ({
  printed,
  amsNo: printedNumber(printed),
  status: ADVICES[code]?.status ?? 'unknown',
  code,
  narrative,
});
