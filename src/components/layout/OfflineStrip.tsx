import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Strip } from './Strip.tsx';
import { useOnline } from './useOnline.ts';

const ONLINE_AGAIN_SHOWN = 3_000;

/**
 * Shows that the browser is offline, and briefly that it is online again.
 * @param text message key of the consequence
 * @example <OfflineStrip text="shell.offline" />
 */
export function OfflineStrip({ text = 'ui.layout.offline' }: { text?: string }) {
  const t = useTranslate();
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), ONLINE_AGAIN_SHOWN);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);

  if (!wasOffline) return null;
  return isOnline ? <Strip tone="success">{t('ui.layout.online')}</Strip> : <Strip tone="warning">{t(text)}</Strip>;
}
