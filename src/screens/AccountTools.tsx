import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useStoreContext } from 'ra-core';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { pathTo } from '#contract/routes.ts';
import { AccountMenu } from '#components/layout/AccountMenu.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { Wallet } from '#components/layout/Wallet.tsx';
import { LANGUAGE_NAMES } from '#i18n/languageNames.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import styles from './AccountTools.module.css';

/** The right end of the top bar: enterprise, wallet, language, account. */
export function AccountTools({ user }: { user: UserInfo }) {
  const { language, setLanguage } = useLanguage();
  const signOut = useSignOut();
  const wallet = <Wallet coins={user.coin} coupons={user.couponCount} language={language} />;
  return (
    <>
      <span className={styles.enterprise}>{user.enterpriseName}</span>
      <div className={styles.wallet}>{wallet}</div>
      <LanguageSwitch language={language} names={LANGUAGE_NAMES} onChange={setLanguage} />
      <AccountMenu
        name={user.userName}
        role={roleOf(user)}
        enterprise={user.enterpriseName}
        filerCode={user.houseScac}
        wallet={wallet}
        onSignOut={signOut}
      />
    </>
  );
}

/** Signs out and loads the sign-in page anew, so that nothing of this person stays in the page's memory. */
function useSignOut() {
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  return () => {
    void queryClient.cancelQueries();
    void authProvider?.logout({}).finally(() => {
      store.reset();
      location.assign(pathTo.login());
    });
  };
}

function roleOf(user: UserInfo): 'support' | 'subAccount' | 'admin' | 'filer' {
  if (user.role === 'support') return 'support';
  if (user.userType) return 'subAccount';
  return user.admin ? 'admin' : 'filer';
}
