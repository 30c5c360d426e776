import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Strip } from './Strip.tsx';

const ONLINE_AGAIN_SHOWN = 3_000;

/** Says that the connection is gone, and shortly that it is back. */
export function OfflineStrip() {
  const t = useTranslate();
  const [state, setState] = useState<'online' | 'offline' | 'again'>(navigator.onLine ? 'online' : 'offline');

  useEffect(() => {
    const offline = () => setState('offline');
    const online = () => setState('again');
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, []);

  useEffect(() => {
    if (state !== 'again') return;
    const timer = setTimeout(() => setState('online'), ONLINE_AGAIN_SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'online') return null;
  return state === 'offline' ? (
    <Strip tone="warning">{t('shell.offline')}</Strip>
  ) : (
    <Strip tone="success">{t('shell.onlineAgain')}</Strip>
  );
}
