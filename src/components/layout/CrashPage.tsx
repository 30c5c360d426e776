import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, buttonClass } from './Button.tsx';
import { Message } from './Message.tsx';
import { useOnline } from './useOnline.ts';

/** Session storage key of the last reload's time. */
const RELOADED = 'tpt_reloaded';
/** A chunk missing again within this time is not reloaded. */
const SOON = 60_000;
/** Milliseconds between two tries to reach the server. */
const PAUSE = 5_000;

const yes = (): Promise<boolean> => Promise.resolve(true);

interface CrashPageProps {
  error: Error;
  /** Message keys `<texts>.crash`, `newVersion` and `notLoaded`, each with `title` and `body`. */
  texts?: string;
  reload?: () => void;
  /** Whether the server answers. Without it a reload would end in the browser's own error page. */
  probe?: () => Promise<boolean>;
}

/**
 * Shown instead of a broken screen. A missing chunk means no server or a new version; as soon as the server answers, the
 * page is reloaded once, because typed text is stored.
 * @example <ErrorBoundary resetKey={path} fallback={(error) => <CrashPage error={error} />}>…</ErrorBoundary>
 */
export function CrashPage({
  error,
  texts = 'ui.broken',
  reload = () => location.reload(),
  probe = yes,
}: CrashPageProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  const [isAnswered, setIsAnswered] = useState(true);
  const isGone = /dynamically imported module|module script|Loading chunk|preload CSS/iu.test(error.message);
  useEffect(() => {
    if (!isGone || !isOnline) return undefined;
    let timer = 0;
    let isShown = true;
    const tryAgain = async () => {
      const isBack = await probe();
      if (!isShown) return;
      setIsAnswered(isBack);
      if (!isBack) timer = window.setTimeout(tryAgain, PAUSE);
      else if (isFirst()) reload();
    };
    void tryAgain();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isGone, isOnline, probe, reload]);
  const kind = isGone ? (isOnline && isAnswered ? 'newVersion' : 'notLoaded') : 'crash';
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
