import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import type { PracticeMessage } from '#contract/endpoints/practice.ts';
import { MessageText } from './MessageText.tsx';
import styles from './Practice.module.css';

interface PracticeMessageItemProps {
  message: PracticeMessage;
  isAnswering: boolean;
  onAnswer: () => void;
}

export function PracticeMessageItem({ message, isAnswering, onAnswer }: PracticeMessageItemProps) {
  const t = useTranslate();
  const { controlNo, transactionNo, action, amsNo, receivedAt, text, isSilent, due } = message;
  return (
    <li aria-label={t('practice.message', { controlNo })}>
      <p className={styles.head}>
        <span className={styles.code}>{amsNo}</span>
        <span className={styles.code}>{transactionNo}</span>
        <span>{t(`practice.actionOf.${action}`, { _: action })}</span>
        <time>{receivedAt}</time>
      </p>
      <div className={styles.due}>
        {due.length > 0 ? (
          <ul aria-label={t('practice.due')}>
            {due.map(({ id, at, said }) => (
              <li key={id}>
                <time>{at}</time> <span className={styles.code}>{said}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.hint}>{t(isSilent ? 'practice.isSilent' : 'practice.noDue')}</p>
        )}
        {(isSilent || due.length > 0) && (
          <Button variant="outlined" disabled={isAnswering} onClick={onAnswer}>
            {t('practice.answerNow')}
          </Button>
        )}
      </div>
      <MessageText>{text}</MessageText>
    </li>
  );
}
