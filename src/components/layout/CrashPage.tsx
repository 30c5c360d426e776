import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Button, buttonClass } from './Button.tsx';
import { Message } from './Message.tsx';
import { useOnline } from './useOnline.ts';

/** Session storage key of the last reload's time. */
const RELOADED = 'tpt_reloaded';
/** A chunk missing again within this time is not reloaded. */
const SOON = 60_000;

interface CrashPageProps {
  error: Error;
  /** Message keys `<texts>.crash`, `newVersion` and `notLoaded`, each with `title` and `body`. */
  texts?: string;
  reload?: () => void;
}

/**
 * Shown instead of a broken screen. A missing chunk means no network or a new version; online the page is reloaded
 * once, because typed text is stored.
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
    <Message
      drawing={kind === 'notLoaded' ? 'cloud' : 'hook'}
      title={t(`${texts}.${kind}.title`)}
      text={t(`${texts}.${kind}.body`)}
    >
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

/** Whether this tab was not reloaded a moment ago. */
function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Date.now() - last > SOON;
  } catch {
    return false;
  }
}
