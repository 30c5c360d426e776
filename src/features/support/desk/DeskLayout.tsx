import { useAuthProvider, useTranslate, type CoreLayoutProps } from 'react-admin';
import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Button } from '#components/layout/Button.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { pathTo } from '#contract/routes.ts';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { offeredNames } from '#i18n/languageNames.ts';
import { useContentFocus } from './deskFocus.ts';
import { DESK_MENU } from './deskMenu.ts';
import { UnplacedAlarm } from './UnplacedAlarm.tsx';
import styles from './DeskLayout.module.css';

/** The frame of the desk: menu, title and content. On a phone the menu unfolds above the content. */
export function DeskLayout({ children }: CoreLayoutProps) {
  const t = useTranslate();
  const { user } = useUser();
  const { pathname } = useLocation();
  const { language, setLanguage } = useLanguage();
  const authProvider = useAuthProvider();
  // Another screen folds the menu.
  const [openedAt, setOpenedAt] = useState('');
  const isOpen = openedAt === pathname;
  const content = useRef<HTMLElement>(null);
  useContentFocus(content);
  const root = pathTo.screen('support');
  const current = pathname.slice(root.length + 1).split('/')[0] ?? '';
  useWindowTitle(current === '' ? t('titles.support') : t(`desk.resources.${current}`, { _: t('titles.support') }));
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#desk-content">
        {t('desk.skip')}
      </a>
      <header className={styles.bar}>
        <Wordmark />
        <span className={styles.desk}>{t('titles.support')}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="desk-menu"
          onClick={() => setOpenedAt(isOpen ? '' : pathname)}
        >
          {t('desk.menu')}
        </button>
        <span className={styles.who}>{user?.userName}</span>
        <LanguageSwitch language={language} names={offeredNames()} onChange={setLanguage} />
        <Button onClick={() => void authProvider?.logout({}).finally(() => location.assign(pathTo.login()))}>
          {t('desk.signOut')}
        </Button>
      </header>
      <div className={styles.body}>
        <nav id="desk-menu" className={styles.menu} data-open={isOpen || undefined} aria-label={t('desk.menu')}>
          <NavLink end to={root}>
            {t('desk.start')}
          </NavLink>
          {DESK_MENU.map(({ group, names }) => (
            <section key={group} aria-labelledby={`desk-${group}`}>
              <h2 id={`desk-${group}`}>{t(`desk.groups.${group}`)}</h2>
              {names.map((name) => (
                <NavLink key={name} to={`${root}/${name}`}>
                  {t(`desk.resources.${name}`)}
                </NavLink>
              ))}
            </section>
          ))}
        </nav>
        <main id="desk-content" ref={content} className={styles.content} tabIndex={-1}>
          <h1 className={styles.title}>
            <span id="react-admin-title" />
          </h1>
          <UnplacedAlarm />
          {children}
        </main>
      </div>
    </div>
  );
}
