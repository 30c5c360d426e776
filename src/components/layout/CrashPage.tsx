import { useTranslate } from 'ra-core';
import { Message } from './Message.tsx';
import styles from './Message.module.css';

/** Shown in a broken screen's place. A chunk that is gone means that a new version was put up meanwhile. */
export function CrashPage({ error }: { error: Error }) {
  const t = useTranslate();
  const isGone = /dynamically imported module|module script|Loading chunk|preload CSS/iu.test(error.message);
  return (
    <Message
      title={t(isGone ? 'shell.newVersion.title' : 'shell.crash.title')}
      text={t(isGone ? 'shell.newVersion.body' : 'shell.crash.body')}
    >
      <button type="button" className={styles.primary} onClick={() => location.reload()}>
        {t('shell.crash.reload')}
      </button>
      <a className={styles.secondary} href="/">
        {t('shell.crash.home')}
      </a>
    </Message>
  );
}
