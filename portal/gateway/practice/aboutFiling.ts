import { readIsf, type ReadIsf } from '#customs/readIsf.ts';
import type { Tx } from '../../portal.ts';
import { lockPracticeFiling, type PracticeFiling } from '../../store/practice.ts';
import type { OpenedMessage } from './openMessage.ts';

/** FFF-NNNNNNNNNNN: of a filing that names no reference. */
const OWN_NUMBER = 11;

export interface AboutFiling {
  records: string[];
  read: ReadIsf;
  transactionNo: string;
  /** What the books have of it. */
  known: PracticeFiling | null;
  /** Of its bills. */
  numbers: string[];
}

/** Which transaction a filing is about, and its bills; a deletion names none, the books do. */
export async function aboutFiling(
  trx: Tx,
  { filer, controlNo }: OpenedMessage,
  records: string[],
): Promise<AboutFiling> {
  const read = readIsf(records);
  const reference = read.message?.references.find(({ qualifier }) => qualifier === 'CR')?.value;
  const own = `${filer}-${controlNo.padStart(OWN_NUMBER, '0')}`;
  const transactionNo = read.message?.header.transactionNumber || reference || own;
  const known = await lockPracticeFiling(trx, transactionNo);
  const bills = read.message?.bills.length ? read.message.bills : (known?.bills ?? []);
  return { records, read, transactionNo, known, numbers: bills.map(({ number }) => number) };
}
