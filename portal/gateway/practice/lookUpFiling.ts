import { readIsf, type ReadIsf } from '#customs/readIsf.ts';
import type { Tx } from '../../portal.ts';
import { lockPracticeFiling, type PracticeFiling } from '../../store/practice.ts';
import type { OpenedMessage } from './openMessage.ts';

/** Digits of the transaction number FFF-NNNNNNNNNNN that a filing without a reference gets. */
const OWN_NUMBER_DIGITS = 11;

export interface FilingLookup {
  records: string[];
  read: ReadIsf;
  transactionNo: string;
  known: PracticeFiling | null;
  /** B/L numbers of the filing; of a deletion, which names none, those of the registered filing. */
  numbers: string[];
}

/** Finds and locks the registered filing of a transaction. */
export async function lookUpFiling(
  trx: Tx,
  { filer, controlNo }: OpenedMessage,
  records: string[],
): Promise<FilingLookup> {
  const read = readIsf(records);
  const reference = read.message?.references.find(({ qualifier }) => qualifier === 'CR')?.value;
  const own = `${filer}-${controlNo.padStart(OWN_NUMBER_DIGITS, '0')}`;
  const transactionNo = read.message?.header.transactionNumber || reference || own;
  const known = await lockPracticeFiling(trx, transactionNo);
  const bills = read.message?.bills.length ? read.message.bills : (known?.bills ?? []);
  return { records, read, transactionNo, known, numbers: bills.map(({ number }) => number) };
}
