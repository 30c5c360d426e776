import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PUSH_EVENT_GROUPS } from '#contract/pushEvents.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import styles from './SendResult.module.css';

const ANSWERS: readonly string[] = PUSH_EVENT_GROUPS.customs.filter((kind) => kind !== 'submitted');

/** [G12] Who gets an email when customs responds; empty until the settings are loaded. */
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
  const stopped = new Set(data.deliveries.flatMap(({ email, state }) => (state === 'stopped' ? email : [])));
  const emails = data.emails.filter((email) => !stopped.has(email));
  const ticked = data.events.filter((kind) => ANSWERS.includes(kind));
  const isTold = data.enabled && emails.length > 0 && ticked.length > 0;
  return (
    <p className={styles.notify}>
      {isTold
        ? t(ticked.length === ANSWERS.length ? 'send.result.notify' : 'send.result.notifySome', {
            emails: shortList(emails),
          })
        : t('send.result.notifyNobody')}{' '}
      <Link to={pathTo.screen('settingEmail')}>{t('send.result.notifySet')}</Link>
    </p>
  );
}

/** Three addresses, and how many more there are: `a@x.cn, b@x.cn, c@x.cn +4`. */
const shortList = (emails: readonly string[]): string =>
  emails.length > 3 ? `${emails.slice(0, 3).join(', ')} +${emails.length - 3}` : emails.join(', ');
