import { useEffect } from 'react';

/** When a session has ended, parks its unsaved text and clears the rest of the local database. */
export function useLeaveLocal(isSignedOut: boolean): void {
  useEffect(() => {
    if (!isSignedOut) return undefined;
    let isLeft = false;
    void import('#local/claimLocalDatabase.ts').then(
      (local) => (isLeft ? undefined : local.leaveLocalDatabase()),
      () => undefined,
    );
    return () => {
      // A faster sign-in has already claimed the database.
      isLeft = true;
    };
  }, [isSignedOut]);
}
