import { useTranslate } from 'ra-core';
import { Strip } from '#components/layout/Strip.tsx';
import type { DraftSession, SessionState } from '../billForm/draftSession.ts';
import { StorageNotice } from '../billForm/StorageNotice.tsx';
import styles from './Change.module.css';

interface ChangeNoticesProps {
  session: DraftSession;
  state: SessionState;
  /** Somebody else changed the filing since this text was begun. */
  isMoved: boolean;
  /** The portal did not say how the filing stands. */
  error: unknown;
  onCompare: () => void;
  onAgain: () => void;
}

/** What is the matter with this change, in words, each with the way out. */
export function ChangeNotices({ session, state, isMoved, error, onCompare, onAgain }: ChangeNoticesProps) {
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
        <Strip tone="warning" action={button('compare', onCompare)}>
          {t('changes.trouble.moved')}
        </Strip>
      )}
      {state.isRemoved && <Strip tone="warning">{t('changes.trouble.removed')}</Strip>}
      {state.elsewhere && (
        <Strip
          tone="warning"
          action={
            <>
              {button('compare', onCompare)}
              {button('keepMine', () => session.keepMine())}
              {button('takeTheirs', () => session.takeElsewhere())}
            </>
          }
        >
          {t('changes.trouble.elsewhere')}
        </Strip>
      )}
    </div>
  );
}
