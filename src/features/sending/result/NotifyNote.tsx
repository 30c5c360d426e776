import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PUSH_EVENT_GROUPS } from '#contract/pushEvents.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import styles from './SendResult.module.css';

const ANSWERS: readonly string[] = PUSH_EVENT_GROUPS.customs.filter((kind) => kind !== 'submitted');

/** [G12] Who gets an e-mail when customs responds, so that nobody has to wait on the result page; nothing if unknown. */
export function NotifyNote() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery({
    queryKey: ['emailPush'],
    queryFn: () => dataProvider.getEmailPush({}),
    staleTime: 60_000,
    retry: false,
  });
  if (!data) return null;
  const hears = data.enabled && data.emails.length > 0 && data.events.some((kind) => ANSWERS.includes(kind));
  return (
    <p className={styles.notify}>
      {hears
        ? t('send.result.notify', { emails: data.emails.slice(0, 3).join(', '), smart_count: data.emails.length })
        : t('send.result.notifyNobody')}{' '}
      <Link to={pathTo.screen('settingEmail')}>{t('send.result.notifySet')}</Link>
    </p>
  );
}
