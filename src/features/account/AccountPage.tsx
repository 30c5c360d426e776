import { Page } from '#components/layout/Page.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { useUser } from '#authProvider/useUser.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useOwnSecurity } from './useOwnSecurity.ts';

/** `/setting/account`: password, second factor and sessions of the signed-in user. */
export function AccountPage() {
  const { user } = useUser();
  const { data, error, refetch } = useOwnSecurity();
  useFirstScreen(data !== undefined || error !== null);
  return (
    <Page titleKey="titles.settingAccount" subtitle={user?.userName}>
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && user && (
        <>
          <PasswordSection user={user} changedAt={data.passwordChangedAt} />
          <SecondFactorSection state={data.secondFactor} />
          <SessionsSection sessions={data.sessions} signIns={data.signIns} />
        </>
      )}
    </Page>
  );
}
