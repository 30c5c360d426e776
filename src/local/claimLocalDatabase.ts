import { announceChange } from './documentChannel.ts';
import { awaitLocalKey } from './localKeys.ts';
import { databaseOwner, setDatabaseOwner, setPageOwner, SIGNED_OUT, withOwnerLock } from './owner.ts';
import { forgetRecentParties } from './recentParties.ts';

/** Loaded with the first claim: the database and the encryption come after the first screen. */
const loadSteps = () => import('./claimSteps.ts');

/** `adopted`: the database had no owner. `switched`: another owner's drafts were parked. */
type Claim = 'same' | 'adopted' | 'switched';

/**
 * [D16] Assigns the local database to the signed-in owner; await it before reading drafts. Another owner's unsaved drafts
 * are parked for that owner. Steps are idempotent: after a crash, the next claim repeats them, because the owner marker is
 * written only after the stores were cleared.
 * @param owner `<userId>.<enterpriseId>`
 */
export async function claimLocalDatabase(owner: string): Promise<Claim> {
  setPageOwner(owner);
  const { canSeal, clearStores, parkDrafts, restoreParked, sealJournal, sealLeftovers } = await loadSteps();
  // Restoring parked text needs the key. Waited for outside the lock.
  if (canSeal(owner)) await awaitLocalKey(owner);
  const claim = await withOwnerLock('exclusive', async (): Promise<Claim> => {
    const previous = databaseOwner();
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
  // What is left is encrypted at the next visit.
  await sealLeftovers(owner).catch(() => {});
  return claim;
}

const SIGN_OUT_TIMEOUT_MS = 5_000;

/**
 * Clears the local database when the session ends and parks unsaved text, encrypted for its owner. Open tabs of that
 * owner then write to the parked drafts. If the database does not answer in time, the next sign-in parks the text.
 */
export async function leaveLocalDatabase(): Promise<void> {
  forgetRecentParties();
  const owner = databaseOwner();
  if (owner === null || owner === SIGNED_OUT) return;
  const left = withOwnerLock('exclusive', async () => {
    if (databaseOwner() !== owner) return;
    const { clearStores, parkDrafts, sealJournal } = await loadSteps();
    await sealJournal(owner);
    await parkDrafts(owner);
    await clearStores();
    setDatabaseOwner(SIGNED_OUT);
  });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS));
  // The next sign-in repeats a failed step.
  await Promise.race([left, timeout]).catch(() => {});
}
