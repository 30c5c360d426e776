import Dexie, { type Table } from 'dexie';
import { isLocalId } from '#rules/draftIds.ts';
import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { tptDb } from './tptDb.ts';

/** What a change of the filing type set aside, beside the draft it came from. */
interface SwitchedRecord {
  owner: string;
  id: string;
  kept: Record<string, unknown>;
  /** Milliseconds since 1970. */
  at: number;
}

/** A database of its own: a tab of an earlier version goes on with `tpt_db` as it knows it. */
class SwitchedDb extends Dexie {
  declare kept: Table<SwitchedRecord, [string, string]>;

  constructor() {
    super('tpt_switched_db', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ kept: '[owner+id]' });
    this.on('versionchange', () => this.close({ disableAutoOpen: false }));
  }
}

let opened: SwitchedDb | undefined;
const switchedDb = (): SwitchedDb => (opened ??= new SwitchedDb());
const owner = (): string => pageOwner() ?? '';

/** Every id that the draft of an id has had on this computer, and the one it has now. */
async function idsOf(id: string): Promise<string[]> {
  const aliases = await withReopen(tptDb(), (db) => db.aliases.filter((alias) => alias.owner === owner()).toArray());
  const now = isLocalId(id) ? (aliases.find(({ localId }) => localId === id)?.serverId ?? id) : id;
  const earlier = aliases.filter(({ serverId }) => serverId === now).map(({ localId }) => localId);
  return [...new Set([id, now, ...earlier])];
}

/** What was set aside of a draft, the last where it was done under several ids; null where nothing was. */
export async function getSwitched(id: string): Promise<Record<string, unknown> | null> {
  const keys = (await idsOf(id)).map((each): [string, string] => [owner(), each]);
  const records = await withReopen(switchedDb(), (db) => db.kept.bulkGet(keys));
  const last = records.filter((record) => record !== undefined).toSorted((a, b) => b.at - a.at)[0];
  return last?.kept ?? null;
}

export async function putSwitched(id: string, kept: Record<string, unknown>, at = Date.now()): Promise<void> {
  await withReopen(switchedDb(), (db) => db.kept.put({ owner: owner(), id, kept, at }));
}

export async function removeSwitched(ids: readonly string[]): Promise<void> {
  const all = (await Promise.all(ids.map(idsOf))).flat();
  await withReopen(switchedDb(), (db) => db.kept.bulkDelete(all.map((id): [string, string] => [owner(), id])));
}
