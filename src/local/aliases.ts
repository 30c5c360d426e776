import { isLocalId } from '#rules/draftIds.ts';
import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { tptDb, type DraftAlias } from './tptDb.ts';

/** The alias of a `new…` id that has a server id by now. */
export async function findAlias(id: string): Promise<DraftAlias | undefined> {
  if (!isLocalId(id)) return undefined;
  const owner = pageOwner() ?? '';
  return withReopen(tptDb(), (db) => db.aliases.get([owner, id]));
}

export async function putAlias(localId: string, serverId: string, revision: number): Promise<DraftAlias> {
  const alias: DraftAlias = { owner: pageOwner() ?? '', localId, serverId, revision };
  await withReopen(tptDb(), (db) => db.aliases.put(alias));
  return alias;
}

export async function withLocalIds(ids: readonly string[]): Promise<string[]> {
  const owner = pageOwner() ?? '';
  const matches = (alias: DraftAlias): boolean => alias.owner === owner && ids.includes(alias.serverId);
  const aliases = await withReopen(tptDb(), (db) => db.aliases.filter(matches).toArray());
  return [...ids, ...aliases.map(({ localId }) => localId)];
}
