import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Message } from './Message.tsx';
import styles from './Message.module.css';
import { useOnline } from './useOnline.ts';

/** Where the time of the last reload lies, milliseconds since 1970. */
const RELOADED = 'tpt_reloaded';
/** A part that is missing again so soon after a reload is not to be had. */
const SOON = 60_000;

interface CrashPageProps {
  error: Error;
  reload?: () => void;
}

/**
 * Shown in a broken screen's place. A chunk that is gone means that the network is, or that a new version was put up
 * meanwhile; with a network the page is loaded anew, for what was typed is kept.
 */
export function CrashPage({ error, reload = () => location.reload() }: CrashPageProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  const isGone = /dynamically imported module|module script|Loading chunk|preload CSS/iu.test(error.message);
  useEffect(() => {
    if (isGone && isOnline && isFirst()) reload();
  }, [isGone, isOnline, reload]);
  const texts = isGone ? (isOnline ? 'newVersion' : 'notLoaded') : 'crash';
  return (
    <Message title={t(`shell.${texts}.title`)} text={t(`shell.${texts}.body`)}>
      {texts !== 'notLoaded' && (
        <button type="button" className={styles.primary} onClick={() => reload()}>
          {t('shell.crash.reload')}
        </button>
      )}
      <a className={styles.secondary} href="/">
        {t('shell.crash.home')}
      </a>
    </Message>
  );
}

/** Whether no page of this tab was loaded anew for the same reason a moment ago. */
function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Date.now() - last > SOON;
  } catch {
    return false;
  }
}
