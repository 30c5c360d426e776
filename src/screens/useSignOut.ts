import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useStoreContext } from 'ra-core';
import { keepWarmUser } from '#authProvider/warmUser.ts';
import { pathTo } from '#contract/routes.ts';
import { forgetView } from '#dataProvider/keptView.ts';
import { forgetWarmRows } from '#dataProvider/warmRows.ts';

/** Signs out and loads the sign-in page anew, so that nothing of this person stays in the page's memory. */
export function useSignOut(): () => void {
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  return () => {
    void queryClient.cancelQueries();
    void authProvider?.logout({}).finally(() => {
      store.reset();
      keepWarmUser(null);
      forgetWarmRows();
      forgetView();
      location.assign(pathTo.login());
    });
  };
}
