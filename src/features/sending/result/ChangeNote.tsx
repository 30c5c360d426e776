import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Reply } from '#contract/endpoints/index.ts';
import { pathTo } from '#contract/routes.ts';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import { filedBy } from './filedBy.ts';
import styles from './SendResult.module.css';

/** [D09] The result of a change, with links to follow it. */
export function ChangeNote({ intent }: { intent: SendIntent }) {
  const t = useTranslate();
  const [filing] = filedBy(intent);
  const reply = intent.answer?.body as Partial<Reply<'deleteAndSend'>> | undefined;
  const old = reply?.old ?? null;
  return (
    <p className={styles.links}>
      <span>
        {t(
          old === null
            ? 'changes.result.changed'
            : old.declarationStatus === 'deleteSuccess'
              ? 'changes.result.closed'
              : 'changes.result.waits',
        )}
      </span>{' '}
      {filing && <Link to={pathTo.filing(filing.id)}>{t('changes.result.see', { amsNo: filing.amsNo })}</Link>}
      {old && <Link to={pathTo.filing(old.id)}>{t('changes.result.seeOld')}</Link>}
    </p>
  );
}
