import { useEffect, useState } from 'react';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { adoptIfFree, databaseOwner } from '#local/owner.ts';

/**
 * [D16] Makes the local drafts the owner's before a screen may read them. Where they are already, nothing waits for it.
 * @returns whether the screens may be shown
 */
export function useClaim(owner: string): boolean {
  const [claimed, setClaimed] = useState<string>(() => adoptIfFree(owner));
  useEffect(() => {
    let alive = true;
    void claim(owner).then(() => alive && setClaimed(owner));
    return () => {
      alive = false;
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
    // Without a local database the page still works; the drafts port says what cannot be kept.
  }
}
