import Dexie, { type Table } from 'dexie';
import type { RawRecord } from './isfDb.ts';
import type { Sealed } from './sealedRecord.ts';
import type { SendIntent } from './sendIntent.ts';

/** A draft of an owner who is not signed in now. */
export interface ParkedDraft {
  owner: string;
  id: string;
  /** The whole stored record; in clear only if it is older than the keys. */
  record: Sealed | RawRecord;
}

/** The server id of a draft that was created as `new…`. */
export interface DraftAlias {
  owner: string;
  localId: string;
  serverId: string;
  revision: number;
}

/** An unchanged copy of a record that could not be read or that another tab overwrote. */
export interface QuarantinedRecord {
  store: string;
  id: string;
  record: unknown;
  reason: 'unreadable' | 'partlyReadable' | 'clash' | 'sealBroken';
  /** Missing in records of the first version. */
  owner?: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Tables that the older tool does not have. Strict durability: acknowledged writes survive a power cut. */
class TptDb extends Dexie {
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

export function tptDb(): TptDb {
  return (opened ??= new TptDb());
}
