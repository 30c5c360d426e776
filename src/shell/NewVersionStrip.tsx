import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import { isPageOutdated, onPageOutdated } from '#dataProvider/appVersion.ts';

/** The strip moves the page: it waits until no key was pressed for this long. Milliseconds. */
const QUIET = 3_000;

/** Offers a reload when the portal serves another build than this page. Typed text is stored before. */
export function NewVersionStrip() {
  const t = useTranslate();
  const isOutdated = useSyncExternalStore(onPageOutdated, isPageOutdated);
  const isShown = useQuiet(isOutdated);
  if (!isOutdated || !isShown) return null;
  return (
    <Strip tone="info" action={<button onClick={() => location.reload()}>{t('ui.broken.reload')}</button>}>
      {t('shell.newVersion.title')}
    </Strip>
  );
}

/** Whether, since it was wanted, there was a pause in typing. */
function useQuiet(isWanted: boolean): boolean {
  const [wasQuiet, setWasQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted || wasQuiet) return;
    let timer = setTimeout(setWasQuiet, QUIET, true);
    const postpone = () => {
      clearTimeout(timer);
      timer = setTimeout(setWasQuiet, QUIET, true);
    };
    const typing = ['keydown', 'beforeinput', 'paste'];
    for (const type of typing) document.addEventListener(type, postpone, true);
    return () => {
      clearTimeout(timer);
      for (const type of typing) document.removeEventListener(type, postpone, true);
    };
  }, [isWanted, wasQuiet]);
  return wasQuiet;
}
