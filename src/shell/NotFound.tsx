import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';
import { Message } from '#components/layout/Message.tsx';

/** @param props `isRefused`: there is a page, which the person may not open (any more) */
export function NotFound({ isRefused = false }: { isRefused?: boolean }) {
  const t = useTranslate();
  return (
    <Message
      title={t(isRefused ? 'shell.notFound.refused' : 'shell.notFound.title')}
      text={t(isRefused ? 'errors.notAllowed' : 'shell.notFound.body')}
    >
      <Link to="/" className={buttonClass({ variant: 'contained' })}>
        {t('shell.crash.home')}
      </Link>
    </Message>
  );
}
