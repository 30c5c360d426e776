import { useTranslate } from 'react-admin';
import { ListError } from '#components/list/ListError.tsx';
import { MessageText } from './MessageText.tsx';
import { useUnplacedReceipts } from './usePractice.ts';
import styles from './Practice.module.css';

/** Answers of customs that match no filing and need attention. */
export function UnplacedReceipts() {
  const t = useTranslate();
  const { data, error, refetch } = useUnplacedReceipts(true);
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (!data) return <output>{t('practice.loading')}</output>;
  if (data.length === 0) return <p className={styles.hint}>{t('practice.allPlaced')}</p>;
  return (
    <ol className={styles.messages}>
      {data.map(({ id, reason, raw, at }) => (
        <li key={id}>
          <p className={styles.head}>
            <time>{at}</time>
            <span>{reason}</span>
          </p>
          <MessageText>{raw}</MessageText>
        </li>
      ))}
    </ol>
  );
}
