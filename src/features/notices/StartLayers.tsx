import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useStore } from 'react-admin';
import { UpdateNoticeHost } from '#components/notice/openUpdateNotice.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { Notice } from '#contract/endpoints/notices.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { serverToday } from '#schema/serverClock.ts';
import { MailingAgreementHost, openMailingAgreement, useMailingReminder } from '#features/opening/MailingAgreement.tsx';
import { openServiceOpened, ServiceOpenedHost } from '#features/opening/ServiceOpened.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { createLayerRun } from './layerRun.ts';
import { NewCustomerHost, openNewCustomer } from './NewCustomerDialog.tsx';
import { noticesQuery, participationQuery, reminderQuery } from './noticeQueries.ts';
import { NoticeHost, openNotice } from './openNotice.ts';
import { PAGE_ENVIRONMENT } from './pageIsFree.ts';
import { useVersionNotice } from './useVersionNotice.ts';

/** What opens by itself, one layer at a time and never above a form (`LAYER_ORDER`). */
export function StartLayers({ user }: { user: UserInfo }) {
  const [run] = useState(() => createLayerRun(PAGE_ENVIRONMENT));
  const version = useVersionLayer(user.userId);
  const daily = useDailyLayer();
  const newCustomer = useNewCustomerLayer(user.userId);
  const isOpened = user.showOpenSuccessDialog;
  // In the other languages the success dialog and a mail contain it.
  const mailing = useMailingReminder(user, useLanguage().language === 'zh-CN' && !isOpened);
  useEffect(() => {
    run.update({
      serviceOpened: isOpened ? () => openServiceOpened({ user }) : null,
      agreementMailing: mailing ? () => openMailingAgreement({ user, state: mailing }) : null,
      version,
      newCustomer,
      daily,
    });
  }, [run, user, isOpened, mailing, version, newCustomer, daily]);
  useEffect(() => () => run.stop(), [run]);
  return (
    <>
      <ServiceOpenedHost />
      <MailingAgreementHost />
      <UpdateNoticeHost />
      <NewCustomerHost />
      <NoticeHost />
    </>
  );
}

function useVersionLayer(userId: string): (() => Promise<unknown>) | null {
  const { version, isUnread, isReadHere, markRead, open } = useVersionNotice(userId);
  const shown = useRef<AbortController | null>(null);
  const id = isUnread ? version?.id : undefined;
  useEffect(() => {
    if (id !== undefined && isReadHere) markRead(id);
  }, [id, isReadHere, markRead]);
  // Read in another browser, withdrawn, or replaced.
  useEffect(() => () => shown.current?.abort(), [id]);
  if (version === null || id === undefined || isReadHere) return null;
  return () => {
    shown.current = new AbortController();
    return open(version, shown.current.signal);
  };
}

/** [G09] The daily notice, once per user and day; it counts as shown when it appears. */
function useDailyLayer(): (() => Promise<unknown>) | null {
  const { language } = useLanguage();
  const query = noticesQuery(language);
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery(query);
  const notice = data?.find(({ kind, isShown }) => kind === 'daily' && !isShown);
  if (!notice) return null;
  return () => {
    const { id } = notice;
    queryClient.setQueryData<Notice[]>(query.queryKey, (known) =>
      known?.map((one) => (one.id === id ? { ...one, isShown: true } : one)),
    );
    // Not stored: it is shown again with the next page.
    dataProvider.markNoticeShown({ body: { id } }).catch(() => undefined);
    return openNotice({ ...notice, time: notice.time.slice(0, 10) });
  };
}

/** [G09] Only in Chinese; at most once a day on one computer. */
function useNewCustomerLayer(userId: string): (() => Promise<unknown>) | null {
  const { language } = useLanguage();
  const isChinese = language === 'zh-CN';
  const [shownOn, setShownOn] = useStore(`offerShown.${userId}`, '');
  const { data: reminder } = useQuery({ ...reminderQuery, enabled: isChinese });
  const { data: offer } = useQuery({ ...participationQuery, enabled: isChinese && reminder?.shouldRemind === true });
  const today = serverToday();
  if (!isChinese || !reminder?.shouldRemind || !offer?.canParticipate || shownOn === today) return null;
  return () => {
    setShownOn(today);
    return openNewCustomer(language, offer.url);
  };
}
