import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useStoreContext } from 'react-admin';
import { pathTo } from '#contract/routes.ts';
import { postToHost } from './hostFrame.ts';
import { forgetCached } from '#startup/forgetCached.ts';

/**
 * Signs out and reloads the sign-in page, so that nothing of this user stays in memory. Clears the local database
 * first: unsaved text is parked, encrypted for its owner.
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
      postToHost({ type: 'logout' });
      location.assign(pathTo.login());
    });
  };
}

/** A chunk that fails to load must not prevent signing out. */
async function leaveLocal(): Promise<void> {
  try {
    await (await import('#local/claimLocalDatabase.ts')).leaveLocalDatabase();
  } catch {
    // The next sign-in parks the rest.
  }
}
