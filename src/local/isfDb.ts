import Dexie, { type Table } from 'dexie';

/** A record as it lies in the older tool's stores: unknown until it is read. */
export type RawRecord = Record<string, unknown>;

export const ISF_STORES = ['draft_store', 'resend_store', 'has_sent_store', 'temManage_store', 'plain_data'] as const;
export type IsfStore = (typeof ISF_STORES)[number];

/**
 * [D01] The database shared with the older tool. `version(0.5)` opens at exactly native version 5, so either tool can
 * open what the other left; one more store or index would raise it, which is why everything new lives in `tpt_db`.
 */
export class IsfDb extends Dexie {
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
    // Another tab may upgrade or delete it: never stand in the way, and open again at the next write.
    this.on('versionchange', () => this.close({ disableAutoOpen: false }));
  }
}

let opened: IsfDb | undefined;

/** The page's one connection to `isf_db`. */
export function isfDb(): IsfDb {
  return (opened ??= new IsfDb());
}
