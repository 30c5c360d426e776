import { LAYOUTS, REJECT_REFERENCES } from '../layouts.ts';
import type { RecordLayout } from '../layout.ts';
import type { BatchCondition, BatchReject } from './answer.ts';
import { BATCH_REJECT } from './dispositions.ts';
import { recordOf } from './recordLines.ts';

/** Columns of a line by element name; nothing is refused. */
function columns(layout: RecordLayout | undefined, line: string): Record<string, string> {
  const elements = layout?.elements ?? [];
  return Object.fromEntries(elements.map(({ name, from, to }) => [name, line.slice(from - 1, to).trim()]));
}

/**
 * X0 and X1: customs refused a whole transmission. An X0 names the block or record that the X1 after it is about. Every
 * condition refuses; nothing of the batch is on file.
 */
export function readReject(lines: readonly string[]): BatchReject {
  const conditions: BatchCondition[] = [];
  const filerTexts: string[] = [];
  let recordNumber: number | null = null;
  for (const line of lines) {
    const isReference = recordOf(line) === 'X0';
    const level = line.slice(3, 9).trim();
    if (isReference && level === 'BLOCK') {
      const text = columns(REJECT_REFERENCES.BLOCK, line)['filerText'] ?? '';
      if (text !== '') filerTexts.push(text);
      recordNumber = null;
    } else if (isReference && level === 'TRNACT') {
      recordNumber = Number(columns(REJECT_REFERENCES.TRNACT, line)['recordNumber']) || null;
    } else if (!isReference || line.slice(2).trim() !== '') {
      conditions.push({ ...toCondition(line), recordNumber });
      recordNumber = null;
    }
  }
  const [first = { code: BATCH_REJECT.code, narrative: '' }] = [
    ...conditions.filter(({ code }) => code !== BATCH_REJECT.code),
    ...conditions,
  ];
  const { code, narrative } = first;
  return { kind: 'batchReject', record: recordOf(lines[0] ?? ''), code, narrative, conditions, filerTexts };
}

/** X1 by its columns; another form gives its text, and its code if it begins with one. */
function toCondition(line: string): Pick<BatchCondition, 'code' | 'narrative'> {
  if (/^X1[R ][A-Z][A-Z0-9]{3}/u.test(line)) {
    const { code = '', narrative = '' } = columns(LAYOUTS.get('X1'), line);
    return { code, narrative };
  }
  const [, code = '', narrative = ''] = /^X[01](\d{3}(?=\s))?\s*(.*)$/u.exec(line) ?? [];
  return { code, narrative: narrative.trim() };
}
