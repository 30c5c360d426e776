import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useTranslate } from 'react-admin';
import { Suspense, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';
import { userQuery, useUser } from '#authProvider/useUser.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { accessGate } from '#rules/usableUser.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import styles from './Landing.module.css';
import { ProductPage } from './landing/ProductPage.tsx';
import { currentHost, postToHost } from './hostFrame.ts';
import { OpeningOfUser } from './OpeningOfUser.tsx';
import { PlainPage } from './PlainPage.tsx';
import { SignInHere } from './SignInHere.tsx';
import { supportContact } from '#features/opening/supportContact.ts';
import { useLandingAddress } from './useLandingAddress.ts';
import { useLeaveLocal } from './useLeaveLocal.ts';

const ClosedNote = lazyPart(withLateTexts(async () => (await import('#features/opening/ClosedNote.tsx')).ClosedNote));

/** `/index` and `/index_en`: the product, or why a signed-in user has no access and what to do ([G02], [G06]). */
export function Landing() {
  const t = useTranslate();
  const { user, isPending, error } = useUser();
  const isSignedOut = user === null && !isPending && !error;
  useLeaveLocal(isSignedOut);
  useLandingAddress();
  // [G05] A host has its own sign-in.
  useEffect(() => {
    if (isSignedOut) postToHost({ type: 'logout' });
  }, [isSignedOut]);
  const queryClient = useQueryClient();
  const report = useReportError();
  const authProvider = useAuthProvider();
  const gate = landingGate(user);
  const isClosed = gate !== 'signedOut' && gate !== 'open';
  const [wasClosed, setWasClosed] = useState(false);
  if (isClosed && !wasClosed) setWasClosed(true);
  const names = { name: user?.userName ?? '', enterprise: user?.enterpriseName ?? '' };

  useWindowTitle(t('titles.landingPage'));
  const signOut = () =>
    void authProvider?.logout({}).finally(() => {
      postToHost({ type: 'logout' });
      location.assign(pathTo.login());
    });

  const checkAgain = () => void queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(report);

  if (isPending) return <PlainPage>{null}</PlainPage>;
  if (isSignedOut && currentHost() !== null) return <SignInHere />;
  // The service was opened while the person waited here.
  if (gate === 'open' && wasClosed) return <Navigate to={ROUTES.draftList.path} replace />;
  if (!isClosed) return <ProductPage isSignedIn={gate === 'open'} />;
  const isOpening = gate === 'serviceNotOpen' || gate === 'rejected' || gate === 'underReview';
  return (
    <PlainPage>
      <h1>{t(`auth.gate.${gate}.title`)}</h1>
      <div className={styles.text}>
        <p>{t(`auth.gate.${gate}.body`, names)}</p>
        <p>{t(`auth.gate.${gate}.step`)}</p>
      </div>
      {user && isOpening && <OpeningOfUser user={user} />}
      {user && gate === 'disabled' && (
        <Suspense fallback={null}>
          <ClosedNote user={user} />
        </Suspense>
      )}
      <div className={styles.actions}>
        {gate === 'supportStaff' ? (
          <>
            <Link className={buttonClass({ variant: 'contained' })} to={pathTo.screen('support')}>
              {t('titles.support')}
            </Link>
            <Link className={buttonClass({ variant: 'outlined' })} to={pathTo.desk('practice')}>
              {t('auth.gate.supportStaff.action')}
            </Link>
            <Button variant="outlined" onClick={signOut}>
              {t('shell.account.signOut')}
            </Button>
          </>
        ) : (
          <>
            {gate === 'notJoined' && (
              <Link className={buttonClass({ variant: 'contained' })} to={pathTo.screen('settingEnterprise')}>
                {t('auth.gate.notJoined.action')}
              </Link>
            )}
            <a
              className={buttonClass({ variant: gate === 'disabled' ? 'contained' : 'outlined' })}
              href={supportContact()}
            >
              {t('auth.gate.contactSupport')}
            </a>
            <Button variant="outlined" onClick={checkAgain}>
              {t('auth.gate.checkAgain')}
            </Button>
          </>
        )}
      </div>
      {user && (
        <p className={styles.who}>
          {t('auth.gate.signedInAs', names)}
          {gate !== 'supportStaff' && (
            <button type="button" onClick={signOut}>
              {t('shell.account.signOut')}
            </button>
          )}
        </p>
      )}
    </PlainPage>
  );
}

/** Support staff belong to no enterprise and are not asked to join one. */
function landingGate(user: UserInfo | null) {
  if (!user) return 'signedOut';
  const gate = accessGate(user);
  return user.role === 'support' && gate !== 'open' ? 'supportStaff' : gate;
}
