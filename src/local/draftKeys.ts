import { isLocalId } from '#rules/draftIds.ts';
import { withReopen } from './reopen.ts';
import { tptDb } from './tptDb.ts';

/** The keys under which something of these drafts may be stored: any of the ids that they have or had. */
export async function draftKeys(owner: string, ids: readonly string[]): Promise<[string, string][]> {
  const aliases = await withReopen(tptDb(), (db) => db.aliases.filter((alias) => alias.owner === owner).toArray());
  const all = ids.flatMap((id) => {
    const now = isLocalId(id) ? (aliases.find(({ localId }) => localId === id)?.serverId ?? id) : id;
    const earlier = aliases.filter(({ serverId }) => serverId === now).map(({ localId }) => localId);
    return [id, now, ...earlier];
  });
  return [...new Set(all)].map((id) => [owner, id]);
}
