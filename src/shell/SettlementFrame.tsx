import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { pageAddress } from './pageAddress.ts';

const PRODUCT_CODE = 'ISF';

/** The address of the settlement app for this product; null without one. */
function settlementAddress(): URL | null {
  const setting = pageAddress('settlement-url');
  if (setting === '') return null;
  const address = new URL(setting);
  address.searchParams.set('productCode', PRODUCT_CODE);
  return address;
}

/** [R25] The settlement app of the provider, hidden. It reports when a payment changed the balance. */
export function SettlementFrame() {
  const t = useTranslate();
  const { refresh } = useUser();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = settlementAddress();
  const origin = address?.origin;
  useEffect(() => {
    const read = ({ origin: sender, source, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (sender !== origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'settled') void refresh();
    };
    window.addEventListener('message', read);
    return () => window.removeEventListener('message', read);
  }, [origin, refresh]);
  if (!address) return null;
  return (
    <iframe
      ref={frame}
      hidden
      title={t('titles.rechargeRecord')}
      src={address.href}
      // The app keeps its own session; it can neither navigate this page nor open windows.
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="origin"
    />
  );
}
