import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { tptDb } from './tptDb.ts';

/** Ids of records together with the `new…` ids that they had before the portal gave theirs. */
export async function withLocalIds(ids: readonly string[]): Promise<string[]> {
  const owner = pageOwner() ?? '';
  const isMeant = (alias: { owner: string; serverId: string }): boolean =>
    alias.owner === owner && ids.includes(alias.serverId);
  const aliases = await withReopen(tptDb(), (db) => db.aliases.filter(isMeant).toArray());
  return [...ids, ...aliases.map(({ localId }) => localId)];
}
