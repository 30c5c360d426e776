import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useStore } from 'react-admin';
import { openUpdateNotice } from '#components/notice/openUpdateNotice.ts';
import type { VersionPush, VersionReminder } from '#contract/endpoints/notices.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { versionQuery } from './noticeQueries.ts';

/**
 * [G08] The newest version. It counts as read however it was closed; the browser stores that too, so that a version
 * that was closed offline does not return.
 */
export function useVersionNotice(userId: string) {
  const { language } = useLanguage();
  const query = versionQuery(language);
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [readHere, setReadHere] = useStore(`versionRead.${userId}`, '');
  const { data } = useQuery(query);
  const version = data?.versionPush ?? null;
  const isUnread = version !== null && !data?.versionPushLog;

  const markRead = useCallback(
    (id: string) => {
      setReadHere(id);
      dataProvider
        .markVersionRead({ body: { id } })
        .then(() =>
          queryClient.setQueriesData<VersionReminder>({ queryKey: query.queryKey.slice(0, 2) }, (known) =>
            known?.versionPush?.id === id ? { ...known, versionPushLog: true } : known,
          ),
        )
        // The next page reports it again.
        .catch(() => undefined);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first two parts of the key are constant
    [dataProvider, queryClient, setReadHere],
  );
  const open = useCallback(
    async (push: VersionPush, signal?: AbortSignal) => {
      await openUpdateNotice(toInputs(push), signal);
      if (!signal?.aborted) markRead(push.id);
    },
    [markRead],
  );
  return { version, isUnread, isReadHere: version !== null && readHere === version.id, markRead, open };
}

const toInputs = ({ title, versionName, versionTime, versionContent }: VersionPush) => ({
  title,
  time: [versionName, versionTime.slice(0, 10)].filter(Boolean).join(' · '),
  list: versionContent
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});
