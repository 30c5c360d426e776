import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#contract/limits.ts';
import type { NoticeAudience, NoticeKind, NoticeText } from '#contract/notices.ts';
import type { At } from './accounts.ts';

export type NoticeTexts = Partial<Record<Locale, NoticeText>>;
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A notice or a version, written at the support desk. */
export interface NoticeTable {
  id: string;
  kind: NoticeKind;
  audience: NoticeAudience;
  /** Of the audience `enterprise`. */
  enterprise_id: string | null;
  /** Of the audience `houseScac`. */
  house_scac: string | null;
  /** Of a version; empty for other kinds. */
  version_name: Generated<string>;
  texts: ColumnType<NoticeTexts, string, string>;
  valid_from: At;
  /** The last second; null for a notice without end. */
  valid_to: MaybeAt;
  /** Null until it is published; not shown before. */
  published_at: MaybeAt;
  revision: Generated<number>;
  updated_at: At;
}

/** When a person read a version, or was shown a daily notice last. */
interface NoticeReadTable {
  user_id: string;
  notice_id: string;
  at: At;
}

/** People who turned off the reminder of the offer for new customers. */
interface PromotionStopTable {
  user_id: string;
  at: At;
}

export interface NoticeTables {
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  promotion_stop: PromotionStopTable;
}
