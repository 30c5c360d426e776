import { useAuthProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Button } from '#components/layout/Button.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { Message } from '#components/layout/Message.tsx';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { pathTo } from '#contract/routes.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { LANGUAGE_NAMES } from '#i18n/languageNames.ts';
import { ParkedReceipts } from './ParkedReceipts.tsx';
import { PracticeSections } from './PracticeSections.tsx';
import { RegisterBill } from './RegisterBill.tsx';
import { RulesForm } from './RulesForm.tsx';
import { usePracticeState } from './usePractice.ts';
import styles from './Practice.module.css';

/**
 * `/support/practice` Support staff control the practice customs. They belong to no enterprise, so the page is outside
 * the main layout; the portal refuses all other users.
 */
export function PracticeControl() {
  const t = useTranslate();
  const { user, isPending } = useUser();
  const { language, setLanguage } = useLanguage();
  const authProvider = useAuthProvider();
  const isSupport = user?.role === 'support';
  const { data, error, refetch } = usePracticeState(isSupport);
  useFirstScreen(data !== undefined);
  useWindowTitle(t('titles.practice'));
  const isAvailable = !(error instanceof PortalError && error.status === 404);

  if (!isPending && !isSupport) {
    return (
      <Message drawing="hook" title={t('practice.notAllowed')} text={t('practice.notAllowedText')}>
        <Link to={pathTo.login(pathTo.screen('practice'))}>{t('practice.signIn')}</Link>
      </Message>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Wordmark />
        <LanguageSwitch language={language} names={LANGUAGE_NAMES} onChange={setLanguage} />
        <Button onClick={() => void authProvider?.logout({}).finally(() => location.assign(pathTo.login()))}>
          {t('practice.signOut')}
        </Button>
      </header>
      <main className={styles.main}>
        <h1>{t('titles.practice')}</h1>
        <p className={styles.hint}>{t('practice.lead')}</p>
        {!isAvailable && <p>{t('practice.files')}</p>}
        {isAvailable &&
          !data &&
          (error ? (
            <ListError error={error} onRetry={() => void refetch()} />
          ) : (
            <output>{t('practice.loading')}</output>
          ))}
        {data && (
          <>
            <RulesForm state={data} />
            <RegisterBill />
          </>
        )}
        {isSupport && (
          <section aria-labelledby="practice-parked">
            <h2 id="practice-parked">{t('practice.parked')}</h2>
            <ParkedReceipts />
          </section>
        )}
        {data && <PracticeSections state={data} />}
      </main>
    </div>
  );
}
