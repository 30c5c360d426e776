import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Message } from '#components/layout/Message.tsx';
import type { Opening } from './openBill.ts';

interface OpeningFailedProps {
  failed: Extract<Opening, { failed: unknown }>['failed'];
  /** Message key above the sentences. */
  words: 'billForm.opening' | 'templates.opening' | 'changes.opening';
  /** Path of the list to go back to. */
  list: string;
  onAgain: () => void;
}

/** Says why a draft, a template or a filing is not shown, and what can be done. */
export function OpeningFailed({ failed, words, list, onAgain }: OpeningFailedProps) {
  const t = useTranslate();
  return (
    <Message title={t(`${words}.${failed}Title`)} text={t(`${words}.${failed}`)}>
      {failed === 'unreachable' && (
        <button type="button" onClick={onAgain}>
          {t(`${words}.again`)}
        </button>
      )}
      <Link to={list}>{t(`${words}.toList`)}</Link>
    </Message>
  );
}
