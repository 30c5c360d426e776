import type { Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import { ISF_5 } from '#contract/codes.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { BATCH_REJECT } from '#customs/answers/dispositions.ts';
import { findEditByCode, findEditByNarrative } from '#customs/edits/edits.ts';
import { partyBlocks, NUMBERED } from '#customs/partyEntities.ts';
import { fieldAt, valueAt } from '#schema/record.ts';
import { receiptMeaning } from './receiptMeaning.ts';

/** What customs has against a filing, why, and what to do: message keys with their arguments. */
export interface ErrorCause {
  keys: readonly string[];
  args: Readonly<Record<string, string>>;
}

/** An answer says of each record what is wrong with it; older ones name the first thing only. */
export function receiptErrors(receipt: Receipt): readonly ReceiptError[] {
  const { code, message, field, errors = [] } = receipt;
  if (errors.length > 0) return errors;
  const isNamed = receiptMeaning(receipt).meaning === 'rejected' && code !== SUMMARY && code !== '';
  return isNamed ? [{ code, message, severity: 'reject', ...(field === undefined ? {} : { field }) }] : [];
}

/**
 * The published meaning of what customs has against a filing.
 * @param bill what was filed: a cause may quote the value that customs stumbled over
 */
export function errorCause({ code, message, field }: ReceiptError, bill: Bill): ErrorCause {
  if (code === BATCH_REJECT.code) return { keys: ['customs.answers.batchReject', 'sent.advice.batchReject'], args: {} };
  const edit = (findEditByCode(code) ?? findEditByNarrative(message))?.name;
  if (edit === undefined) return { keys: code === '' ? [] : ['customs.unknown'], args: { code } };
  const entity = entityOf(field ?? '', bill);
  // Its words name a party, and nobody says which.
  if (edit.startsWith('party') && entity === '') return { keys: [], args: {} };
  const value = field === undefined ? '' : maskedValueAt(bill, field);
  // A cause that quotes a value nobody knows says less than nothing.
  const isTold = !BY_PLACE.has(edit) && (value !== '' || !QUOTING.has(edit));
  const parts = isTold ? ['text', 'cause', 'fix'] : ['text', 'fix'];
  return { keys: parts.map((part) => `customs.edits.${edit}.${part}`), args: { value, entity } };
}

/** The whole was rejected; why, others say. */
const SUMMARY = '01';
/** Edits whose cause quotes the value. */
const QUOTING: ReadonlySet<string> = new Set(
  'S16 S17 S23 S24 S33 partyIdentifier partyCountry htsNumber portCode portInUs portQualifier shipmentInfo referenceUnknown'.split(
    ' ',
  ),
);
/** Their cause names a line and a party that an answer does not. */
const BY_PLACE: ReadonlySet<string> = new Set(['partyUnknown', 'secondNameType', 'addressQualifier']);

/** The party that a field belongs to, as customs calls it; empty for a field of none. */
function entityOf(field: string, { billType }: Bill): string {
  const numbered = billType === ISF_5 ? [] : Object.entries(NUMBERED);
  const blocks = [...numbered, ...partyBlocks(billType === ISF_5)];
  return blocks.find(([, prefix]) => field.startsWith(prefix))?.[0] ?? '';
}

/** A field's text; a private number stays covered. */
function maskedValueAt(bill: Bill, path: string): string {
  const value = valueAt(bill, path);
  const field = fieldAt(billEntity(bill.billType).fields, path);
  return (field?.kind === 'text' && field.veil?.(value)) || value;
}
