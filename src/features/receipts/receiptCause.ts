import type { Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import { ISF_5 } from '#contract/codes.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { BATCH_REJECT, isBatchCode, isSettingsCode } from '#customs/answers/dispositions.ts';
import { impossibleHolder, impossibleNumber } from '#contract/identifiers.ts';
import { explainError } from '#customs/edits/codes.ts';
import { partyBlocks, NUMBERED } from '#customs/partyEntities.ts';
import { fieldAt, valueAt } from '#schema/record.ts';
import { receiptMeaning } from './receiptMeaning.ts';

/** Message keys for error, cause and fix, with arguments. */
interface ErrorCause {
  keys: readonly string[];
  args: Readonly<Record<string, string>>;
}

/** All errors of a receipt; older receipts have only the first one. */
export function receiptErrors(receipt: Receipt): readonly ReceiptError[] {
  const { code, message, field, errors = [] } = receipt;
  if (errors.length > 0) return errors;
  const isNamed = receiptMeaning(receipt).meaning === 'rejected' && code !== SUMMARY && code !== '';
  return isNamed ? [{ code, message, severity: 'reject', ...(field === undefined ? {} : { field }) }] : [];
}

/**
 * The published meaning of an error.
 * @param bill as filed: a cause may quote the rejected value
 */
export function errorCause({ code, message, field }: ReceiptError, bill: Bill): ErrorCause {
  if (code === BATCH_REJECT.code) return { keys: ['customs.answers.batchReject', 'sent.advice.batchReject'], args: {} };
  if (isBatchCode(code)) {
    return {
      keys: ['customs.answers.batchReject', `customs.batch.${isSettingsCode(code) ? 'settings' : 'records'}`],
      args: { code },
    };
  }
  const edit = explainError(code, message)?.name;
  if (edit === undefined) return { keys: code === '' ? [] : ['customs.unknown'], args: { code } };
  const entity = findEntity(field ?? '', bill) || 'any';
  const value = field === undefined ? '' : maskedValueAt(bill, field);
  const problem = field === undefined || !WITH_PROBLEM.has(edit) ? '' : numberProblem(bill, field);
  // A cause that quotes a value or its problem is useless without it.
  const isKnown = WITH_PROBLEM.has(edit) ? problem !== '' : value !== '' || !QUOTING.has(edit);
  const parts = !BY_PLACE.has(edit) && isKnown ? ['text', 'cause', 'fix'] : ['text', 'fix'];
  return { keys: parts.map((part) => `customs.edits.${edit}.${part}`), args: { value, entity, problem } };
}

/** A rejection of the whole filing, whose reasons are in other errors. */
const SUMMARY = '01';
/** Edits whose cause quotes the value. */
const QUOTING: ReadonlySet<string> = new Set(
  'S17 S24 S33 partyCountry portInUs portQualifier shipmentInfo referenceUnknown partyNotOnFile'.split(' '),
);
/** Edits whose cause explains what is wrong with the value, which an answer does not contain. */
const WITH_PROBLEM: ReadonlySet<string> = new Set(
  'S16 S23 partyEin partyAni partyIdentifier partyDuns htsNumber portCode'.split(' '),
);

/** What is wrong with a filed ID number; empty for other fields and for numbers that may exist. */
function numberProblem(bill: Bill, field: string): string {
  const value = valueAt(bill, field);
  if (field === 'bondHolderId') return impossibleHolder(value) ?? '';
  const [, party] = /^(importer|consignee)Id$/u.exec(field) ?? [];
  return party === undefined ? '' : (impossibleNumber(valueAt(bill, `${party}Type`), value) ?? '');
}

/** Edits whose cause names a line and a party, which an answer does not contain. */
const BY_PLACE: ReadonlySet<string> = new Set(['partyUnknown', 'secondNameType', 'addressQualifier']);

/** The customs entity of a field's party; empty for other fields. */
function findEntity(field: string, { billType }: Bill): string {
  const numbered = billType === ISF_5 ? [] : Object.entries(NUMBERED);
  const blocks = [...numbered, ...partyBlocks(billType === ISF_5)];
  return blocks.find(([, prefix]) => field.startsWith(prefix))?.[0] ?? '';
}

/** A field's text; private numbers are masked. */
function maskedValueAt(bill: Bill, path: string): string {
  const value = valueAt(bill, path);
  const field = fieldAt(billEntity(bill.billType).fields, path);
  return (field?.kind === 'text' && field.mask?.(value)) || value;
}
