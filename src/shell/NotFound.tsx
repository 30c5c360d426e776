import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';
import { Message } from '#components/layout/Message.tsx';

export function NotFound() {
  const t = useTranslate();
  return (
    <Message title={t('shell.notFound.title')} text={t('shell.notFound.body')}>
      <Link to="/" className={buttonClass({ variant: 'contained' })}>
        {t('shell.crash.home')}
      </Link>
    </Message>
  );
}
