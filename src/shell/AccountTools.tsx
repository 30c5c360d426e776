import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { WalletBalance } from './WalletBalance.tsx';
import { offeredNames } from '#i18n/languageNames.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { maySeeBilling } from '#rules/menuRules.ts';
import { isUsable } from '#rules/usableUser.ts';
import { userMenuOf } from './menu.ts';
import { useSignOut } from './useSignOut.ts';
import styles from './AccountTools.module.css';

/**
 * The right end of the top bar: enterprise, wallet, language, account.
 * @param props `children`: settings of this browser, in the account menu
 */
export function AccountTools({ user, children }: { user: UserInfo; children?: ReactNode }) {
  const { language, setLanguage } = useLanguage();
  const signOut = useSignOut();
  const wallet = (
    <WalletBalance
      coins={user.coin}
      coupons={user.couponCount}
      language={language}
      canTopUp={isUsable(user) && maySeeBilling(user)}
    />
  );
  return (
    <>
      <span className={styles.enterprise}>{user.enterpriseName}</span>
      <div className={styles.wallet}>{wallet}</div>
      <LanguageSwitch language={language} names={offeredNames()} onChange={setLanguage} />
      <AccountMenu
        name={user.userName}
        role={roleKey(user)}
        enterprise={user.enterpriseName}
        filerCode={user.houseScac}
        screens={userMenuOf({ ...user, language })}
        wallet={wallet}
        onSignOut={signOut}
      >
        {children}
      </AccountMenu>
    </>
  );
}

function roleKey(user: UserInfo): 'support' | 'subAccount' | 'admin' | 'filer' {
  if (user.role === 'support') return 'support';
  if (user.userType) return 'subAccount';
  return user.admin ? 'admin' : 'filer';
}
