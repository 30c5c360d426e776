import type { AnswerRemark } from '#contract/codes.ts';
import { readRecord } from '../recordLine.ts';
import type { Advisory, BillMatch, Malformed } from './answer.ts';
import { printedNumber } from './billNumber.ts';
import { ADVICES } from './dispositions.ts';
import { malformed, type NumberedLine } from './malformed.ts';
import { recordOf } from './recordLines.ts';

const DISPOSITION = /^[A-Z0-9]{2}$/u;

/** SA: parses an advisory; malformed without a disposition that belongs to a bill. */
export function readAdvisory(lines: readonly NumberedLine[]): Advisory | Malformed {
  const found: Advisory = { kind: 'advisory', transactionNumber: '', references: [], matches: [], remarks: [] };
  const remarks = new Set<AnswerRemark>();
  let printed = '';
  for (const { text, line } of lines) {
    const record = recordOf(text);
    const values = readRecord(text.toUpperCase(), line).record?.values ?? {};
    const value = (name: string): string => values[name]?.trim() ?? '';
    if (record === 'SA10') found.transactionNumber = value('transactionNumber');
    else if (record === 'SA20') {
      if (value('qualifier') === 'CR') found.references.push(value('value'));
    } else if (record === 'SA30') printed = value('billNumber');
    else if (record === 'SA50') {
      if (printed === '' || !DISPOSITION.test(value('disposition'))) return malformed(line, record, 'outOfOrder');
      const remarksText = readRecord(text, line).record?.values['remarks'] ?? '';
      found.matches.push(toBillMatch(printed, value('disposition'), remarksText));
    } else remarks.add('unknownRecord');
  }
  if (found.matches.length === 0) return malformed(lines.at(-1)?.line ?? 0, 'SA50', 'incomplete');
  return { ...found, remarks: [...remarks] };
}

const toBillMatch = (printed: string, code: string, narrative: string): BillMatch => ({
  printed,
  amsNo: printedNumber(printed),
  status: ADVICES[code]?.status ?? 'unknown',
  code,
  narrative,
});
