import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#contract/limits.ts';
import type { PushEventKind } from '#contract/pushEvents.ts';
import type { At } from './accounts.ts';

/** Something that people are notified about, in the bell and by mail. */
export interface PushEventTable {
  id: Generated<number>;
  enterprise_id: string;
  kind: PushEventKind;
  /** B/L number, or a name. */
  subject: string;
  /** A status, a time or an amount, as the text of the kind needs it. */
  detail: string;
  filing_id: string | null;
  draft_id: string | null;
  /** An event with the same key happens once. */
  once_key: string | null;
  at: At;
  /** Whether the digest has taken it. */
  is_collected: Generated<boolean>;
}

interface EmailPushTable {
  enterprise_id: string;
  enabled: boolean;
  events: PushEventKind[];
  emails: string[];
  /** Language of the person who saved the settings last. */
  locale: Locale;
}

/** When the last digest of an enterprise was made. */
interface PushDigestTable {
  enterprise_id: string;
  sent_at: At;
}

/** Addresses that left by the link of a mail; lower-cased. */
interface MailStopTable {
  enterprise_id: string;
  address: string;
  at: At;
}

/** The newest event that a person has seen in the bell. */
interface BellSeenTable {
  user_id: string;
  enterprise_id: string;
  event_id: number;
}

type AtOrNull = ColumnType<Date | null, Date | null, Date | null>;

export interface WeChatPushTable {
  user_id: string;
  enterprise_id: string;
  enabled: boolean;
  events: PushEventKind[];
  /** Identifies the person to the adapter; null until bound. */
  open_id: string | null;
  bound_at: AtOrNull;
  /** The last binding or unbinding: QR codes made before cannot be used any more. */
  codes_after: AtOrNull;
}

/** A message to one person; `stored`: the practice setting has no adapter. */
export interface WeChatMessageTable {
  id: string;
  enterprise_id: string;
  user_id: string;
  open_id: string;
  text: string;
  url: string;
  state: 'waiting' | 'sent' | 'stored' | 'refused' | 'expired';
  attempts: Generated<number>;
  answer: Generated<string>;
  created_at: At;
  done_at: AtOrNull;
}

export interface PushTables {
  push_event: PushEventTable;
  email_push: EmailPushTable;
  push_digest: PushDigestTable;
  mail_stop: MailStopTable;
  bell_seen: BellSeenTable;
  we_chat_push: WeChatPushTable;
  we_chat_message: WeChatMessageTable;
}
