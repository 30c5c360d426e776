import { readIsf, type ReadIsf } from '#customs/readIsf.ts';
import type { Tx } from '../../portal.ts';
import { lockPracticeFiling, lockPracticeFilingOf, type PracticeFiling } from '../../store/practice.ts';
import type { OpenedMessage } from './openMessage.ts';

/** Digits of the transaction number FFF-NNNNNNNNNNN that an Add gets. */
const OWN_NUMBER_DIGITS = 11;

/** The transaction number that an Add of this message gets. @example practiceNumber('HBR', '0000000012') // 'HBR-00000000012' */
export const practiceNumber = (filer: string, controlNo: string): string =>
  `${filer}-${controlNo.padStart(OWN_NUMBER_DIGITS, '0')}`;

export interface FilingLookup {
  records: string[];
  read: ReadIsf;
  /** SF10 39–53, or the number that an Add gets if it is accepted. */
  transactionNo: string;
  /** SF20 CR; of a deletion, which has none, that of the registered filing. */
  reference: string;
  /** The registered filing of the number; of an Add that of its reference. */
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
  const own = practiceNumber(filer, controlNo);
  const cr = read.message?.references.find(({ qualifier }) => qualifier === 'CR')?.value ?? '';
  const named = read.message?.header.transactionNumber ?? '';
  const known = await (named ? lockPracticeFiling(trx, named) : cr ? lockPracticeFilingOf(trx, cr) : null);
  const bills = read.message?.bills.length ? read.message.bills : (known?.bills ?? []);
  const numbers = bills.map(({ number }) => number);
  return { records, read, transactionNo: named || own, reference: cr || (known?.reference ?? ''), known, numbers };
}
