import { isAppServed } from '#dataProvider/isAppServed.ts';
import { Button } from '#components/layout/Button.tsx';
import { useStore, useTranslate } from 'react-admin';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashPage } from '#components/layout/CrashPage.tsx';
import { ErrorBoundary } from '#components/layout/ErrorBoundary.tsx';
import { Layout } from '#components/layout/Layout.tsx';
import { Message } from '#components/layout/Message.tsx';
import { OfflineStrip } from '#components/layout/OfflineStrip.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { RequireUsable } from '#authProvider/RequireUsable.tsx';
import { useClaim } from '#authProvider/useClaim.ts';
import type { OpenSession } from '#authProvider/useSession.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { useLiveEvents } from '#dataProvider/liveEvents.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { AccountTools } from './AccountTools.tsx';
import { isUsable } from '#rules/usableUser.ts';
import { closedBy, closedMenu, currentItem, menuOf, withOwnManual } from './menu.ts';
import { NotFound } from './NotFound.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import styles from './MainLayout.module.css';

const loadParts = withLateTexts(() => import('./laterParts.ts'));
type LaterParts = Awaited<ReturnType<typeof loadParts>>;

/** A part that loads after the first screen, in one file with the others. */
const laterPart = <P extends object>(choose: (parts: LaterParts) => ComponentType<P>) =>
  lazyPart(async () => {
    await afterFirstScreen();
    return choose(await loadParts());
  });

const AppearanceSettings = laterPart((parts) => parts.AppearanceSettings);
const OpenIntentsStrip = laterPart((parts) => parts.OpenIntentsStrip);
const BackgroundStrips = laterPart((parts) => parts.BackgroundStrips);
const Bell = laterPart((parts) => parts.Bell);
const News = laterPart((parts) => parts.News);
const Bulletin = laterPart((parts) => parts.Bulletin);
const StartLayers = laterPart((parts) => parts.StartLayers);
const Tour = laterPart((parts) => parts.Tour);
/** The session may end before the first screen. */
const SignedOutPrompt = lazyPart(async () => (await loadParts()).SignedOutPrompt);

const lazily = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

function useMenu(user: UserInfo | null, isOpen = true) {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const groups = menuOf(user, language);
  const shown = withOwnManual(isOpen ? groups : closedMenu(groups), pathname);
  const item = currentItem(pathname, groups);
  return {
    menu: { groups: shown, current: item?.name },
    // Forms have no bulletin board.
    hasBoard: isOpen && item?.path === pathname,
  };
}

/** The frame around every screen. People whose service is not open see the screens that need only an enterprise. */
export function MainLayout() {
  const t = useTranslate();
  const { menu } = useMenu(null);
  return (
    <RequireUsable
      pending={
        <Layout brand={<Wordmark />} menu={menu} tools={null}>
          <PageSkeleton />
        </Layout>
      }
      unreachable={(retry) => (
        <Message drawing="cloud" title={t('shell.unreachable.title')} text={t('shell.unreachable.body')}>
          <Button variant="contained" onClick={retry}>
            {t('shell.unreachable.action')}
          </Button>
        </Message>
      )}
    >
      {(session) => <OpenLayout key={session.owner} session={session} />}
    </RequireUsable>
  );
}

function OpenLayout({ session }: { session: OpenSession }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const isClaimed = useClaim(session.owner);
  const isOpen = isUsable(session.user);
  const isActive = isClaimed && isOpen && !session.isEnded;
  const { menu, hasBoard } = useMenu(session.user, isOpen);
  const closed = closedBy(pathname, session.user, language);
  const [board] = useStore('bulletin', 'shown');
  useLiveEvents(session.owner, isOpen && !session.isEnded && !session.other);
  const strips = (
    <>
      {session.other && (
        <Strip
          tone="error"
          action={<button onClick={() => location.assign('/')}>{t('shell.otherOwner.action')}</button>}
        >
          {t('shell.otherOwner.body', {
            name: [session.other.userName, session.other.enterpriseName].filter(Boolean).join(' · '),
          })}
        </Strip>
      )}
      {session.isEnded && (
        <Strip tone="warning" action={<SignInAgain />}>
          {t('shell.signedOut.body')}
        </Strip>
      )}
      <OfflineStrip text="shell.offline" />
      {isClaimed && isOpen && (
        <Suspense fallback={null}>
          <OpenIntentsStrip owner={session.owner} />
          <BackgroundStrips />
        </Suspense>
      )}
    </>
  );
  return (
    <Layout
      brand={<Wordmark />}
      menu={menu}
      tools={
        <>
          {/* They keep their places until they are loaded, and so does the board. */}
          <span className={styles.bell}>{isActive && lazily(<News userId={session.user.userId} />)}</span>
          <span className={styles.bell}>{isActive && lazily(<Bell />)}</span>
          <AccountTools user={session.user}>{lazily(<AppearanceSettings />)}</AccountTools>
          {isOpen && <Shortcuts />}
        </>
      }
      strips={strips}
    >
      {hasBoard && <div className={styles[board]}>{isActive && lazily(<Bulletin />)}</div>}
      <ErrorBoundary
        resetKey={pathname + search}
        fallback={(error) => <CrashPage texts="shell" error={error} probe={isAppServed} />}
      >
        <Suspense fallback={<PageSkeleton />}>
          {!isClaimed ? <PageSkeleton /> : closed ? <NotFound isRefused={closed === 'role'} /> : <Outlet />}
        </Suspense>
      </ErrorBoundary>
      {isActive &&
        lazily(
          <>
            <StartLayers user={session.user} />
            <Tour userId={session.user.userId} />
          </>,
        )}
      {session.isEnded && lazily(<SignedOutPrompt />)}
    </Layout>
  );
}
