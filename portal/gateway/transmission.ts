import { BLANK_ENVELOPE, writeBatch } from '#customs/envelope.ts';
import { readIsf } from '#customs/readIsf.ts';
import { toServerDay } from '#schema/dateText.ts';
import type { StoredEnvelope } from './storedEnvelope.ts';
import { writeUserData, type UserData } from './userData.ts';

/** A stored message: its records without an envelope. */
export interface StoredMessage {
  controlNo: string;
  message: string;
}

/**
 * [X01] Wraps a message in its envelope, one filing in a batch: one fault of an envelope rejects all of them.
 * @param password is not stored, so it is that of now
 * @example toTransmission({ controlNo: '0000000012', message }, envelope, 'SECRET').split('\n')[0] // 'A4601TPTSECRET112126…'
 */
export function toTransmission(
  { controlNo, message }: StoredMessage,
  envelope: StoredEnvelope,
  password: string,
): string {
  const { date, site, sender, senderOffice, port, filer, office, blockText, ...preparer } = envelope;
  const indicator = preparer.preparerFiler === '' ? '' : PREPARED;
  return writeBatch(
    {
      site,
      sender,
      password,
      date,
      office: senderOffice,
      application: 'SF',
      text: controlNo,
      port,
      filer,
      filerOffice: office,
      ...preparer,
      preparerIndicator: indicator,
      filerText: blockText || controlNo,
    },
    [message.split('\n')],
  ).join('\n');
}

/** B 56: another office prepared the filing. */
const PREPARED = '1';
/** Columns A 9–14. */
const PASSWORD = { from: 8, to: 14 } as const;

/** A transmission with a blank password. */
export const withoutPassword = (text: string): string =>
  text.slice(0, PASSWORD.from) + ' '.repeat(PASSWORD.to - PASSWORD.from) + text.slice(PASSWORD.to);

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
  const [year = '', month = '', day = ''] = toServerDay(at).split('-');
  const envelope = { ...BLANK_ENVELOPE, sender: filer, filer, date: month + day + year.slice(2), application };
  const { controlNo } = userData;
  const texts = { text: writeUserData(userData), filerText: controlNo ?? '' };
  return writeBatch({ ...envelope, ...texts }, contents).join('\n');
}
