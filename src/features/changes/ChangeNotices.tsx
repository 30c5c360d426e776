import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Strip } from '#components/layout/Strip.tsx';
import { pathTo } from '#contract/routes.ts';
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
  const button = (key: string, press: () => void) => (
    <button type="button" onClick={press}>
      {t(`changes.trouble.${key}`)}
    </button>
  );
  return (
    <div className={styles.notices}>
      <StorageNotice />
      {error ? (
        <Strip tone="warning" action={button('again', onAgain)}>
          {t('changes.trouble.unreachable')}
        </Strip>
      ) : null}
      {isMoved && (
        <Strip
          tone="warning"
          action={
            <>
              {button('compare', onCompare)}
              {sentOther !== null && <Link to={pathTo.sent([sentOther])}>{t('send.seeResult')}</Link>}
            </>
          }
        >
          {t(sentOther === null ? 'changes.trouble.moved' : 'changes.trouble.sentOther')}
        </Strip>
      )}
      {state.isRemoved && !isMoved && <Strip tone="warning">{t('changes.trouble.removed')}</Strip>}
      {state.otherTab && (
        <Strip
          tone="warning"
          action={
            <>
              {button('compare', onCompare)}
              {button('keepMine', () => session.keepMine())}
              {button('takeTheirs', () => session.takeTheirs())}
            </>
          }
        >
          {t('changes.trouble.elsewhere')}
        </Strip>
      )}
    </div>
  );
}
