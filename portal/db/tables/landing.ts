import type { Generated } from 'kysely';
import type { At } from './accounts.ts';

/** Challenges that were answered, rightly or wrongly: each may be answered once. */
interface UsedChallengeTable {
  id: string;
  expires_at: At;
}

/** The newest verification code of a purpose and an address. */
interface ContactCodeTable {
  /** Keyed hash of purpose and address. */
  key: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: At;
}

/** Codes that were sent, for the limits; addresses and networks are keyed hashes. */
interface CodeSendingTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  address_key: string;
  network_key: string;
  /** The larger network around it. */
  wide_key: string;
  sent_at: At;
}

interface SmsMessageTable {
  id: string;
  /** E.164, e.g. +8613957412345. */
  phone: string;
  body: string;
  created_at: At;
  /** Not sent any more after this time. */
  expires_at: At;
  sent_at: Date | null;
}

/** A request for a call back from the product page; shown at the support desk. */
interface ClueTable {
  id: string;
  name: string;
  company: string;
  /** Verified e-mail address or phone number. */
  contact: string;
  message: string;
  locale: string;
  created_at: At;
  /** Who called back. */
  handled_by: Generated<string | null>;
  handled_at: Generated<Date | null>;
}

export interface LandingTables {
  used_challenge: UsedChallengeTable;
  contact_code: ContactCodeTable;
  code_sending: CodeSendingTable;
  sms_message: SmsMessageTable;
  clue: ClueTable;
}
