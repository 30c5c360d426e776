import Dexie, { type Table } from 'dexie';
import type { RawRecord } from './isfDb.ts';
import type { Sealed } from './sealedRecord.ts';
import type { SendIntent } from './sendIntent.ts';

/** A draft of an owner who is not signed in here now; `record` is the whole stored record, in clear only from before keys. */
export interface ParkedDraft {
  owner: string;
  id: string;
  record: Sealed | RawRecord;
}

/** Where a draft that began as `new…` went when the portal gave it an id. */
export interface DraftAlias {
  owner: string;
  localId: string;
  serverId: string;
  revision: number;
}

/** A record that could not be read whole, or that another tab wrote over, as it was found. */
export interface QuarantinedRecord {
  store: string;
  /** The record's key as text. */
  id: string;
  record: unknown;
  reason: 'unreadable' | 'partlyReadable' | 'clash' | 'sealBroken';
  /** Whose page found it; records of the first version say nothing. */
  owner?: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Everything that the older tool does not know of. Strict durability: what is acknowledged here survives a power cut. */
export class TptDb extends Dexie {
  declare intents: Table<SendIntent, string>;
  declare parked: Table<ParkedDraft, [string, string]>;
  declare aliases: Table<DraftAlias, [string, string]>;
  declare quarantine: Table<QuarantinedRecord, [string, string]>;

  constructor() {
    super('tpt_db', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      intents: 'key, owner, [owner+draftId]',
      parked: '[owner+id], owner',
      aliases: '[owner+localId]',
      quarantine: '[store+id]',
    });
    this.on('versionchange', () => this.close({ disableAutoOpen: false }));
  }
}

let opened: TptDb | undefined;

/** The page's one connection to `tpt_db`. */
export function tptDb(): TptDb {
  return (opened ??= new TptDb());
}
