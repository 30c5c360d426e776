import { announceDraft } from './draftChannel.ts';
import { databaseOwner, setDatabaseOwner, setPageOwner, withOwnerLock } from './owner.ts';

/** `same`: nothing changed. `adopted`: nobody owned it. `switched`: another owner's drafts were put away. */
export type Claim = 'same' | 'adopted' | 'switched';

/**
 * [D16] Makes the local database belong to who is signed in: `<userId>.<enterpriseId>`. To be awaited before drafts are
 * read. Another owner's unsaved drafts are parked and come back only to that owner. One tab at a time; killed between
 * any two steps, the next claim repeats them: parking and restoring put the same records under the same keys, and the
 * marker moves only after the stores were cleared.
 */
export async function claimLocalDatabase(owner: string): Promise<Claim> {
  setPageOwner(owner);
  const claim = await withOwnerLock('exclusive', async (): Promise<Claim> => {
    const previous = databaseOwner();
    const { parkDrafts, clearStores, restoreParked } = await import('./parking.ts');
    if (previous !== null && previous !== owner) {
      await parkDrafts(previous);
      await clearStores();
    }
    setDatabaseOwner(owner);
    await restoreParked(owner);
    return previous === owner ? 'same' : previous === null ? 'adopted' : 'switched';
  });
  if (claim === 'switched') announceDraft({ kind: 'owner', id: '' });
  return claim;
}
