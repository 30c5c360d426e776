import { Buffer } from 'node:buffer';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { billChanges } from '#rules/billChanges.ts';
import { labelKey } from '#schema/entity.ts';
import type { CellChange } from '#schema/record.ts';
import { translator } from '../exports/translator.ts';
import { toTransmission } from '../gateway/transmission.ts';
import { storedBill } from '../store/storedBill.ts';
import { storedFields } from '../store/billColumns.ts';
import type { OperationEvidence, ReceiptEvidence } from './evidenceRows.ts';

/** A file of the pack. */
export interface EvidenceFile {
  name: string;
  bytes: Uint8Array;
}

const english = translator('en');
/** The password for customs is stored nowhere; its columns are blank. */
const NO_PASSWORD = '';
const numbered = (seq: number): string => String(seq).padStart(3, '0');
/** Operations count from 1 in names. */
const operationName = ({ seq, action }: Pick<OperationEvidence, 'seq' | 'action'>): string =>
  `${numbered(seq + 1)}-${action}`;

export const jsonFile = (name: string, value: unknown): EvidenceFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** The bytes of a transmission: one byte for a character, as gateways write and read them, unless a character has more. */
function transmissionBytes(text: string): Uint8Array {
  const isNarrow = /^[\0-\u00ff]*$/u.test(text);
  return Buffer.from(text, isNarrow ? 'latin1' : 'utf8');
}

/** Message, version and changes of an operation. A message that did not leave has no file. */
export function operationFiles(operation: OperationEvidence, changes: readonly CellChange[]): EvidenceFile[] {
  const { controlNo, sentAt, message, envelope, after } = operation;
  const name = operationName(operation);
  const files: EvidenceFile[] = [];
  if (controlNo !== null && sentAt !== null) {
    // The envelope of a message that left before envelopes were stored is unknown: its records alone are.
    const text = envelope ? toTransmission({ controlNo, message }, envelope, NO_PASSWORD) : message;
    const ending = envelope ? 'txt' : 'records.txt';
    files.push({ name: `messages/${name}.${ending}`, bytes: transmissionBytes(text) });
  }
  if (after) {
    const bill = storedBill(after);
    files.push(jsonFile(`versions/${name}.json`, { billType: bill.billType, ...storedFields(bill) }));
  }
  if (changes.length > 0) {
    const { fields, name: entity } = billEntity((after as Bill).billType);
    const labeled = changes.map((change) => ({
      ...change,
      label: english(labelKey({ fields, name: entity }, change.field)),
    }));
    files.push(jsonFile(`versions/${name}.changes.json`, labeled));
  }
  return files;
}

export function changesOf({ before, after }: OperationEvidence): CellChange[] {
  return before && after ? billChanges(storedBill(before), storedBill(after)) : [];
}

export const receiptFile = ({ seq, raw }: ReceiptEvidence): EvidenceFile => ({
  name: `receipts/${numbered(seq)}.txt`,
  bytes: transmissionBytes(raw),
});
