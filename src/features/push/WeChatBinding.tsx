import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { WeChatProfile } from '#contract/endpoints/push.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { serverNow } from '#schema/serverClock.ts';
import { QrCode } from './QrCode.tsx';
import { WE_CHAT_QUERY } from './weChatQuery.ts';
import styles from './Push.module.css';

/** Longest time-out that a browser keeps. */
const CODE_MAX_MS = 3_600_000;

/** The bound account, or the QR code that binds one. The page learns of the binding by an event of the portal. */
export function WeChatBinding({ profile }: { profile: WeChatProfile }) {
  const t = useTranslate();
  return (
    <section className={styles.card} aria-labelledby="we-chat-binding">
      <h2 id="we-chat-binding">{t('push.weChat.binding')}</h2>
      {profile.bound ? <Bound boundAt={profile.boundAt} /> : <Code />}
    </section>
  );
}

function Bound({ boundAt }: { boundAt: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  async function unbind(): Promise<void> {
    try {
      queryClient.setQueryData(WE_CHAT_QUERY, await dataProvider.unbindWeChat(undefined));
      notify('push.weChat.unbound', { type: 'success' });
    } catch (error) {
      report(error);
    }
  }
  return (
    <div className={styles.steps}>
      <StatusChip tone="green">{t('push.weChat.bound', { at: boundAt })}</StatusChip>
      <Button variant="outlined" color="error" onClick={() => void unbind()}>
        {t('push.weChat.unbind')}
      </Button>
    </div>
  );
}

function Code() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['weChatCode'],
    queryFn: ({ signal }) => dataProvider.weChatQrCode({ query: { type: 'BIND' } }, { signal }),
    // A code of an earlier visit may have been used.
    gcTime: 0,
    staleTime: Infinity,
  });
  const isExpired = useIsPast(data?.expiresAt);
  if (!data) {
    return error ? (
      <div className={styles.steps}>
        <p className={styles.problem}>{t('push.weChat.qrFailed')}</p>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('push.weChat.renew')}
        </Button>
      </div>
    ) : (
      <output className={styles.hint}>{t('push.weChat.loading')}</output>
    );
  }
  const isPractice = new URL(data.url).pathname.startsWith('/portal/');
  return (
    <div className={styles.binding}>
      <QrCode text={data.url} label={t('push.weChat.qr')} className={styles.code} isExpired={isExpired} />
      <div className={styles.steps}>
        <p>{t(isPractice ? 'push.weChat.scanPractice' : 'push.weChat.scan')}</p>
        <p className={styles.hint}>
          {isExpired ? t('push.weChat.expired') : t('push.weChat.expires', { time: data.expiresAt.slice(11, 16) })}
        </p>
        {isPractice && !isExpired && (
          <a className={buttonClass({ variant: 'contained' })} href={data.url} target="_blank" rel="noreferrer">
            {t('push.weChat.open')}
          </a>
        )}
        <Button variant={isExpired ? 'contained' : 'text'} onClick={() => void refetch()}>
          {t('push.weChat.renew')}
        </Button>
      </div>
    </div>
  );
}

function useIsPast(time: string | undefined): boolean {
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    const at = time === undefined ? null : fromServerText(time);
    if (!at || time === undefined) return undefined;
    const wait = Math.min(CODE_MAX_MS, Math.max(0, at.getTime() - serverNow()));
    const timer = setTimeout(() => setPast(time), wait);
    return () => clearTimeout(timer);
  }, [time]);
  return time !== undefined && past === time;
}
