import type { ColumnType, Generated } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { At } from './accounts.ts';

/** A bill with a name; live unless deleted. */
export interface TemplateTable {
  enterprise_id: string;
  id: string;
  /** Who saved it last. */
  operator_id: string;
  operator_name: string;
  bill_type: BillType;
  revision: number;
  template_name: string;
  house_scac: string;
  /** Of its filer code; one per code and enterprise. */
  is_default: Generated<boolean>;
  /** Drafts that began from it. */
  used_count: Generated<number>;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Upper-cased names and numbers, for the free search. */
  search: string;
  /** The bill's form fields; read with readLeniently. */
  body: ColumnType<unknown, string, string>;
  /** `Idempotency-Key` of the save that made it, and the hash of what that save said. */
  created_key: string | null;
  created_hash: string | null;
  created_at: At;
  updated_at: At;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TemplateTables {
  template: TemplateTable;
}
