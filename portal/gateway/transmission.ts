import { BLANK_ENVELOPE, writeBatch } from '#customs/envelope.ts';
import { readIsf } from '#customs/readIsf.ts';
import { toServerText } from '#schema/dateText.ts';
import { writeUserData, type UserData } from './userData.ts';

/** A stored message: its records without an envelope. */
export interface StoredMessage {
  controlNo: string;
  message: string;
  at: Date;
}

/**
 * Wraps a message in its envelope. The same message always gives the same bytes, so that a receiver recognizes a
 * repetition.
 * @example toTransmission({ controlNo: '0000000012', message, at }).split('\n')[0] // 'A    HBR      112126     SF…'
 */
export function toTransmission({ controlNo, message, at }: StoredMessage): string {
  const records = message.split('\n');
  return wrapInEnvelope(
    { application: 'SF', filer: messageFiler(message), at, userData: { controlNo, answerNo: null } },
    [records],
  );
}

/** Our reference in a message: SF20 CR, otherwise SF10 39–53. */
export function messageReference(message: string): string {
  const read = readIsf(message).message;
  const reference = read?.references.find(({ qualifier }) => qualifier === 'CR')?.value;
  return reference ?? read?.header.transactionNumber ?? '';
}

/** A 6–8 and B 8–10: our references begin with the filer code. */
export const messageFiler = (message: string): string => messageReference(message).split('-', 1).join('').slice(0, 3);

interface EnvelopeParts {
  application: 'SF' | 'SN' | 'SA';
  filer: string;
  at: Date;
  userData: UserData;
}

/** Wraps the records of filings or answers in an envelope, joined by line feeds. */
export function wrapInEnvelope({ application, filer, at, userData }: EnvelopeParts, contents: string[][]): string {
  const [year = '', month = '', day = ''] = toServerText(at).slice(0, 10).split('-');
  const envelope = { ...BLANK_ENVELOPE, sender: filer, filer, date: month + day + year.slice(2), application };
  const { controlNo } = userData;
  const texts = { text: writeUserData(userData), filerText: controlNo ?? '' };
  return writeBatch({ ...envelope, ...texts }, contents).join('\n');
}
