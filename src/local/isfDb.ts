import Dexie, { type Table } from 'dexie';

/** A stored record, maybe written by the older tool; parsed by `readStored`. */
export type RawRecord = Record<string, unknown>;

export const ISF_STORES = ['draft_store', 'resend_store', 'has_sent_store', 'temManage_store', 'plain_data'] as const;

/**
 * [D01] The database shared with the older tool. `version(0.5)` is native version 5, which both tools can open. Another
 * store or index would raise it; new tables are therefore in `tpt_db`.
 */
class IsfDb extends Dexie {
  declare draft_store: Table<RawRecord, string | number>;
  declare resend_store: Table<RawRecord, string | number>;
  declare has_sent_store: Table<RawRecord, string | number>;
  declare temManage_store: Table<RawRecord, string | number>;
  declare plain_data: Table<RawRecord, string>;

  constructor() {
    super('isf_db');
    this.version(0.5).stores({
      draft_store: 'id',
      resend_store: 'id',
      has_sent_store: 'id',
      temManage_store: 'id',
      plain_data: 'name',
    });
    // Does not block a tab that upgrades or deletes it; the next write opens it again.
    this.on('versionchange', () => this.close({ disableAutoOpen: false }));
  }
}

let opened: IsfDb | undefined;

export function isfDb(): IsfDb {
  return (opened ??= new IsfDb());
}
