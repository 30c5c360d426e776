import type { ColumnType, Generated } from 'kysely';
import type { BillTable } from './records.ts';

export interface TemplateTable extends BillTable {
  /** Of its filer code; one per code and enterprise. */
  is_default: Generated<boolean>;
  /** Drafts that began from it. */
  used_count: Generated<number>;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TemplateTables {
  template: TemplateTable;
}
