import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import { pathTo } from '#contract/routes.ts';
import { DECLARATION_STATUSES } from '#contract/statuses.ts';
import { filedBy } from './filedBy.ts';
import type { AnsweredSend } from './answeredSend.ts';
import styles from './SendResult.module.css';

type Old = Reply<'deleteAndSend'>['old'];

/** [D09] The result of a change, with links to follow it. */
export function ChangeNote({ sending, now }: { sending: AnsweredSend; now: FilingDetail | undefined }) {
  const t = useTranslate();
  const [filing] = filedBy(sending);
  const reply = sending.answer?.body as Partial<Reply<'deleteAndSend'>> | undefined;
  const old = reply?.old ?? null;
  const text = noteKey(old, now);
  return (
    <p className={styles.links}>
      {text && <span>{t(`changes.result.${text}`)}</span>}{' '}
      {filing && (
        <Link to={pathTo.filing(filing.id)}>
          {t('changes.result.see', { amsNo: filing.amsNo || (now?.amsNo ?? '') })}
        </Link>
      )}
      {old && <Link to={pathTo.filing(old.id)}>{t('changes.result.seeOld')}</Link>}
    </p>
  );
}

/** The outcome of the change; null where the status shows it. */
function noteKey(old: Old | null, now: FilingDetail | undefined): string | null {
  if (old === null) return now && DECLARATION_STATUSES[now.declarationStatus].tone === 'red' ? null : 'changed';
  if (old.declarationStatus === 'deleteSuccess') return 'closed';
  if (!now || now.waitsFor) return 'waits';
  return now.declarationStatus === 'deleteSuccess' ? 'undone' : 'deleted';
}
