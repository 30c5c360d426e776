import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useStoreContext } from 'react-admin';
import { pathTo } from '#contract/routes.ts';
import { forgetCached } from '#startup/forgetCached.ts';
import { forgetImports } from '#features/imports/pageImports.ts';

/**
 * Signs out and loads the sign-in page anew, so that nothing of this person stays in the page's memory. The local database
 * is emptied first: unsaved text is parked, encrypted for its owner.
 */
export function useSignOut(): () => void {
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  return () => {
    void queryClient.cancelQueries();
    const leave = async (): Promise<void> => {
      await leaveLocal();
      await authProvider?.logout({});
    };
    void leave().finally(() => {
      store.reset();
      forgetCached();
      forgetImports();
      location.assign(pathTo.login());
    });
  };
}

/** A chunk that does not load must not keep anyone signed in. */
async function leaveLocal(): Promise<void> {
  try {
    await (await import('#local/claimLocalDatabase.ts')).leaveLocalDatabase();
  } catch {
    // The next sign-in parks what is left.
  }
}
