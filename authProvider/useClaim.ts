import { useEffect, useState } from 'react';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { adoptIfFree, databaseOwner } from '#local/owner.ts';

/**
 * [D16] Claims the local drafts for the owner before screens read them. Returns true at once if they already are.
 * @returns whether the screens may be shown
 */
export function useClaim(owner: string): boolean {
  const [claimed, setClaimed] = useState<string>(() => adoptIfFree(owner));
  useEffect(() => {
    let isMounted = true;
    void claim(owner).then(() => isMounted && setClaimed(owner));
    return () => {
      isMounted = false;
    };
  }, [owner]);
  return claimed === owner;
}

async function claim(owner: string): Promise<void> {
  if (databaseOwner() === owner) await afterFirstScreen();
  try {
    const { claimLocalDatabase } = await import('#local/claimLocalDatabase.ts');
    await claimLocalDatabase(owner);
  } catch {
    // The page also works without a local database; the draft store reports what it cannot save.
  }
}
