import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DRAFT_ORIGINS } from '#contract/codes.ts';
import type { BillTable } from './records.ts';

/** Live: neither deleted nor sent. */
export interface DraftTable extends BillTable {
  owner_id: string;
  /** Non-blank numbers, trimmed and upper-cased. */
  ams_nos: string[];
  importer_id: string;
  buyer_name: string;
  origin: (typeof DRAFT_ORIGINS)[number] | null;
  /** Number of errors that block sending. */
  problems: number;
  loading_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Filled fields among those that the bill requires. */
  filled: number;
  asked: number;
  /** The same in percent, to sort by. */
  completeness: GeneratedAlways<number>;
  /** What the list counts and filters by: no problem blocks sending; the origin, or empty; the filer code in capitals. */
  is_ready: GeneratedAlways<boolean>;
  origin_mark: GeneratedAlways<string>;
  scac: GeneratedAlways<string>;
  sent_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Who sent it, and their name at that time. */
  sent_by: Generated<string | null>;
  sent_by_name: Generated<string | null>;
}

export interface DraftTables {
  draft: DraftTable;
}
