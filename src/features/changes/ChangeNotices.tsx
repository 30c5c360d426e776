import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Strip } from '#components/layout/Strip.tsx';
import { pathTo } from '#contract/routes.ts';
import { NoticeButton } from '../document/NoticeButton.tsx';
import { OtherTabNotice } from '../document/OtherTabNotice.tsx';
import type { DocumentSession, SessionState } from '../document/sessionTypes.ts';
import { StorageNotice } from '../billForm/draft/StorageNotice.tsx';
import styles from './Change.module.css';

interface ChangeNoticesProps {
  session: DocumentSession;
  state: SessionState;
  /** Another user changed the filing since this text was started. */
  isMoved: boolean;
  /** Intent key of another text of this filing that was sent. */
  sentOther: string | null;
  /** Loading the filing failed. */
  error: unknown;
  onCompare: () => void;
  onAgain: () => void;
}

/** Errors and conflicts of a change, each with its action. */
export function ChangeNotices(props: ChangeNoticesProps) {
  const { session, state, isMoved, sentOther, error, onCompare, onAgain } = props;
  const t = useTranslate();
  return (
    <div className={styles.notices}>
      <StorageNotice />
      {error ? (
        <Strip tone="warning" action={<NoticeButton text={t('changes.trouble.again')} onPress={onAgain} />}>
          {t('changes.trouble.unreachable')}
        </Strip>
      ) : null}
      {isMoved && (
        <Strip
          tone="warning"
          action={
            <>
              <NoticeButton text={t('changes.trouble.compare')} onPress={onCompare} />
              {sentOther !== null && <Link to={pathTo.sent([sentOther])}>{t('send.seeResult')}</Link>}
            </>
          }
        >
          {t(sentOther === null ? 'changes.trouble.moved' : 'changes.trouble.sentOther')}
        </Strip>
      )}
      {state.isRemoved && !isMoved && <Strip tone="warning">{t('changes.trouble.removed')}</Strip>}
      {state.otherTab && <OtherTabNotice session={session} texts="changes.trouble" onCompare={onCompare} />}
    </div>
  );
}
