import { writeBatch } from '#customs/envelope.ts';
import { readIsf } from '#customs/readIsf.ts';
import { toServerText } from '#rules/serverTime.ts';
import { writeUserData, type UserData } from './userData.ts';

/** A message as it is stored: its records, what names it, and when it was written. */
export interface StoredMessage {
  controlNo: string;
  message: string;
  at: Date;
}

/**
 * A message as it goes through a gateway: in its envelope. The same message always gives the same bytes, so that
 * whoever gets it twice can tell.
 * @example transmissionOf({ controlNo: '0000000012', message, at }).split('\n')[0] // 'A    HBR      112126     SF…'
 */
export function transmissionOf({ controlNo, message, at }: StoredMessage): string {
  const records = message.split('\n');
  return inEnvelope({ application: 'SF', filer: filerOf(message), at, userData: { controlNo, answerNo: null } }, [
    records,
  ]);
}

/** Our reference in a message: SF20 CR, and where there is none SF10 39–53. */
export function referenceOf(message: string): string {
  const read = readIsf(message).message;
  const reference = read?.references.find(({ qualifier }) => qualifier === 'CR')?.value;
  return reference ?? read?.header.transactionNumber ?? '';
}

/** A 6–8: our references begin with the code of whoever files. */
export const filerOf = (message: string): string => referenceOf(message).split('-', 1).join('').slice(0, 3);

interface EnvelopeParts {
  application: 'SF' | 'SN' | 'SA';
  filer: string;
  at: Date;
  userData: UserData;
}

/** Lines of filings or answers in an envelope, joined by line feeds. */
export function inEnvelope({ application, filer, at, userData }: EnvelopeParts, contents: string[][]): string {
  const [year = '', month = '', day = ''] = toServerText(at).slice(0, 10).split('-');
  const envelope = { site: '', port: '', filer, password: '', date: month + day + year.slice(2), application };
  return writeBatch({ ...envelope, userData: writeUserData(userData) }, contents).join('\n');
}
