import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import styles from './DeskLayout.module.css';

/** Milliseconds. */
const REFETCH_INTERVAL = 60_000;
const FILTER = { state: 'parked' };

/** Answers of customs that could not be placed, on every page of the desk until they are handled. */
export function UnplacedAlarm() {
  const t = useTranslate();
  const { total = 0 } = useGetList(
    'parked-receipts',
    { filter: FILTER, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: REFETCH_INTERVAL },
  );
  if (total === 0) return null;
  const query = new URLSearchParams({ filter: JSON.stringify(FILTER) }).toString();
  return (
    <output className={styles.alarm}>
      <Link to={`${pathTo.screen('support')}/parked-receipts?${query}`}>
        {t('desk.unplacedAlarm', { count: total })}
      </Link>
    </output>
  );
}
