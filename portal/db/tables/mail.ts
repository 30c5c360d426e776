import type { Generated } from 'kysely';
import type { Locale } from '#contract/limits.ts';
import type { At } from './accounts.ts';

/** `refused`: the mail server refused it for good; `expired`: no server took it within a day. */
type MailState = 'waiting' | 'sent' | 'refused' | 'expired';

export interface MailTable {
  id: string;
  enterprise_id: string | null;
  /** One address, so that each recipient's refusal is known and no recipient sees another. */
  recipient: string;
  template: string;
  locale: Locale;
  subject: string;
  /** Rendered once; blanked when the mail is done, because it may contain a link that grants access. */
  text: string;
  html: string;
  /** Empty without one. */
  unsubscribe_url: string;
  state: MailState;
  attempts: Generated<number>;
  /** The last answer of the mail server, or why it was not reached. */
  answer: Generated<string>;
  created_at: At;
  /** Start of the last attempt. */
  tried_at: At | null;
  done_at: At | null;
}

export interface MailTables {
  mail: MailTable;
}
