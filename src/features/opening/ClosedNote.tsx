import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { applicationQuery } from './openingQueries.ts';
import styles from './Opening.module.css';

/** [G09] Tells people of a disabled enterprise that the originals of the agreement are missing, if that is the reason. */
export function ClosedNote({ user }: { user: UserInfo }) {
  const t = useTranslate();
  const { data } = useQuery(applicationQuery(user.enterpriseId ?? '', user.auditStatus));
  if (!data?.closedAt || data.originalsReceivedAt !== '') return null;
  return <p className={styles.card}>{t('opening.originals.closed', { at: data.closedAt.slice(0, 16) })}</p>;
}
