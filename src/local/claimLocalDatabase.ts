import { announceChange } from './documentChannel.ts';
import { awaitLocalKey } from './localKeys.ts';
import { databaseOwner, setDatabaseOwner, setPageOwner, SIGNED_OUT, withOwnerLock } from './owner.ts';
import { forgetRecentParties } from './recentParties.ts';

/** `same`: nothing changed. `adopted`: it belonged to no one. `switched`: another owner's drafts were parked. */
export type Claim = 'same' | 'adopted' | 'switched';

/**
 * [D16] Makes the local database belong to who is signed in: `<userId>.<enterpriseId>`. To be awaited before drafts are
 * read. Another owner's unsaved drafts are parked and come back only to that owner. One tab at a time; killed between
 * any two steps, the next claim repeats them: parking and restoring put the same records under the same keys, and the
 * marker moves only after the stores were cleared.
 */
export async function claimLocalDatabase(owner: string): Promise<Claim> {
  setPageOwner(owner);
  const { canSeal } = await import('./ownerSeal.ts');
  // Parked text comes back with this key, so a key that is on its way is waited for; not inside the lock.
  if (canSeal(owner)) await awaitLocalKey(owner);
  const claim = await withOwnerLock('exclusive', async (): Promise<Claim> => {
    const previous = databaseOwner();
    const { parkDrafts, clearStores, restoreParked } = await import('./parking.ts');
    const { sealJournal } = await import('./journal.ts');
    const isSwitch = previous !== null && previous !== SIGNED_OUT && previous !== owner;
    if (isSwitch) {
      await sealJournal(previous);
      await parkDrafts(previous);
      await clearStores();
      forgetRecentParties();
    }
    setDatabaseOwner(owner);
    await restoreParked(owner);
    return previous === owner ? 'same' : isSwitch ? 'switched' : 'adopted';
  });
  if (claim !== 'same') announceChange({ kind: 'owner', id: '' });
  await (await import('./sealLeftovers.ts')).sealLeftovers(owner).catch(() => {});
  return claim;
}

/** How long a sign-out waits for the databases. Milliseconds. */
const SIGN_OUT_PATIENCE = 5_000;

/**
 * Empties the local database at sign-out, or when the session has ended: what the portal holds in the same version goes,
 * unsaved text is parked, encrypted for its owner. Tabs of the owner that are still open write to the parked drafts.
 * Where a database does not answer, its text is parked at the next sign-in.
 */
export async function leaveLocalDatabase(): Promise<void> {
  forgetRecentParties();
  const owner = databaseOwner();
  if (owner === null || owner === SIGNED_OUT) return;
  const left = withOwnerLock('exclusive', async () => {
    if (databaseOwner() !== owner) return;
    const { parkDrafts, clearStores } = await import('./parking.ts');
    await (await import('./journal.ts')).sealJournal(owner);
    await parkDrafts(owner);
    await clearStores();
    setDatabaseOwner(SIGNED_OUT);
  });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE));
  await Promise.race([left, timeout]).catch(() => {});
}
