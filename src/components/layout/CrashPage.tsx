import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Button, buttonClass } from './Button.tsx';
import { Message } from './Message.tsx';
import { useOnline } from './useOnline.ts';

/** Where the time of the last reload lies, milliseconds since 1970. */
const RELOADED = 'tpt_reloaded';
/** A part that is missing again so soon after a reload is not to be had. */
const SOON = 60_000;

interface CrashPageProps {
  error: Error;
  /** Message keys of the words: `<texts>.crash`, `newVersion` and `notLoaded`, each with `title` and `body`. */
  texts?: string;
  reload?: () => void;
}

/**
 * Shown in a broken screen's place. A chunk that is gone means that the network is, or that a new version was put up
 * meanwhile; with a network the page is loaded anew, for what was typed is kept.
 * @example <ErrorBoundary resetKey={path} fallback={(error) => <CrashPage error={error} />}>…</ErrorBoundary>
 */
export function CrashPage({ error, texts = 'ui.broken', reload = () => location.reload() }: CrashPageProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  const isGone = /dynamically imported module|module script|Loading chunk|preload CSS/iu.test(error.message);
  useEffect(() => {
    if (isGone && isOnline && isFirst()) reload();
  }, [isGone, isOnline, reload]);
  const kind = isGone ? (isOnline ? 'newVersion' : 'notLoaded') : 'crash';
  return (
    <Message title={t(`${texts}.${kind}.title`)} text={t(`${texts}.${kind}.body`)}>
      {kind !== 'notLoaded' && (
        <Button variant="contained" onClick={() => reload()}>
          {t('ui.broken.reload')}
        </Button>
      )}
      <a className={buttonClass({ variant: 'outlined' })} href="/">
        {t(`${texts}.crash.home`)}
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
