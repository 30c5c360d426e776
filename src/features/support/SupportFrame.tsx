import type { ReactNode } from 'react';
import { useAuthProvider, useTranslate } from 'react-admin';
import { Link, NavLink } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Button } from '#components/layout/Button.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { Message } from '#components/layout/Message.tsx';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { pathTo, type RouteName } from '#contract/routes.ts';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { LANGUAGE_NAMES } from '#i18n/languageNames.ts';
import styles from './SupportFrame.module.css';

const SCREENS = ['applications'] as const satisfies readonly RouteName[];

/**
 * The frame of the screens of support staff, who belong to no enterprise; other users see that they may not use it. The
 * portal refuses their calls.
 * @example <SupportFrame screen="practice"><RulesForm /></SupportFrame>
 */
export function SupportFrame({ screen, children }: { screen: (typeof SCREENS)[number]; children: ReactNode }) {
  const t = useTranslate();
  const { user, isPending } = useUser();
  const { language, setLanguage } = useLanguage();
  const authProvider = useAuthProvider();
  useWindowTitle(t(`titles.${screen}`));
  if (!isPending && user?.role !== 'support') {
    return (
      <Message title={t('practice.notAllowed')} text={t('practice.notAllowedText')}>
        <Link to={pathTo.login(pathTo.screen(screen))}>{t('practice.signIn')}</Link>
      </Message>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Wordmark />
        <nav className={styles.nav}>
          {SCREENS.map((name) => (
            <NavLink key={name} to={pathTo.screen(name)}>
              {t(`titles.${name}`)}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch language={language} names={LANGUAGE_NAMES} onChange={setLanguage} />
        <Button onClick={() => void authProvider?.logout({}).finally(() => location.assign(pathTo.login()))}>
          {t('practice.signOut')}
        </Button>
      </header>
      <main>{children}</main>
    </div>
  );
}
