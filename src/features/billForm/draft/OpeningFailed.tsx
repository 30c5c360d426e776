import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Message } from '#components/layout/Message.tsx';
import type { Opening } from '../openBill.ts';

interface OpeningFailedProps {
  failed: Extract<Opening, { failed: unknown }>['failed'];
  /** Prefix of the message keys. */
  texts: 'billForm.opening' | 'templates.opening' | 'changes.opening';
  list: string;
  onAgain: () => void;
}

/** Says why a draft, template or filing could not be opened, with the possible actions. */
export function OpeningFailed({ failed, texts, list, onAgain }: OpeningFailedProps) {
  const t = useTranslate();
  return (
    <Message
      drawing={failed === 'unreachable' ? 'cloud' : 'buoy'}
      title={t(`${texts}.${failed}Title`)}
      text={t(`${texts}.${failed}`)}
    >
      {failed === 'unreachable' && (
        <button type="button" onClick={onAgain}>
          {t(`${texts}.again`)}
        </button>
      )}
      <Link to={list}>{t(`${texts}.toList`)}</Link>
    </Message>
  );
}
