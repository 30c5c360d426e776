import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Message } from '#components/layout/Message.tsx';
import styles from '#components/layout/Message.module.css';

export function NotFound() {
  const t = useTranslate();
  return (
    <Message title={t('shell.notFound.title')} text={t('shell.notFound.body')}>
      <Link to="/" className={styles.primary}>
        {t('shell.crash.home')}
      </Link>
    </Message>
  );
}
