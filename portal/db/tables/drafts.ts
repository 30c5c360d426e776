import type { ColumnType, GeneratedAlways } from 'kysely';
import type { BillType, DRAFT_ORIGINS } from '#contract/codes.ts';
import type { At } from './accounts.ts';

/** Live: neither deleted nor sent. */
export interface DraftTable {
  enterprise_id: string;
  id: string;
  owner_id: string;
  /** Who saved it last. */
  operator_id: string;
  operator_name: string;
  bill_type: BillType;
  revision: number;
  house_scac: string;
  /** Non-blank numbers, trimmed and upper-cased. */
  ams_nos: string[];
  importer_id: string;
  buyer_name: string;
  template_name: string;
  origin: (typeof DRAFT_ORIGINS)[number] | null;
  /** How many problems block sending. */
  problems: number;
  /** When the cargo is loaded, if that is known. */
  loading_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Fields that are filled, of those that the bill asks for. */
  filled: number;
  asked: number;
  /** The same in percent, to sort by. */
  completeness: GeneratedAlways<number>;
  /** What the list counts and filters by: no problem blocks sending; the origin, or empty; the filer code in capitals. */
  is_ready: GeneratedAlways<boolean>;
  origin_mark: GeneratedAlways<string>;
  scac: GeneratedAlways<string>;
  /** Upper-cased numbers and names, for the free search. */
  search: string;
  /** The bill's form fields; read with readLeniently. */
  body: ColumnType<unknown, string, string>;
  /** `Idempotency-Key` of the save that made it, and the hash of what that save said. */
  created_key: string | null;
  created_hash: string | null;
  created_at: At;
  updated_at: At;
  deleted_at: ColumnType<Date | null, Date | null, Date | null>;
  sent_at: ColumnType<Date | null, Date | null, Date | null>;
}

export interface DraftTables {
  draft: DraftTable;
}
