import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { applicationQuery } from './openingQueries.ts';
import styles from './Opening.module.css';

/** [G09] Why an enterprise is disabled, if the reason is the missing originals of the agreement. */
export function ClosedNote({ user }: { user: UserInfo }) {
  const t = useTranslate();
  const { data } = useQuery(applicationQuery(user.enterpriseId ?? '', user.auditStatus));
  if (!data?.closedAt || data.originalsReceivedAt !== '') return null;
  return <p className={styles.card}>{t('opening.originals.closed', { at: data.closedAt.slice(0, 16) })}</p>;
}
