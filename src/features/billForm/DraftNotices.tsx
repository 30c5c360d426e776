import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Strip } from '#components/layout/Strip.tsx';
import { pathTo, type RouteName } from '#contract/routes.ts';
import { StorageNotice } from './StorageNotice.tsx';
import type { DocumentSession, SessionState } from '../document/sessionShape.ts';
import styles from './DraftHead.module.css';

interface DraftNoticesProps {
  session: DocumentSession;
  state: SessionState;
  onCompare: () => void;
  /** Message keys of the sentences. */
  texts?: string;
  /** Where to go when it is gone. */
  list?: RouteName;
}

/** What is the matter with keeping this draft, in words, each with the way out. Errors stay until they are settled. */
export function DraftNotices({
  session,
  state: { trouble, elsewhere, isRemoved },
  onCompare,
  texts = 'billForm.trouble',
  list = 'draftList',
}: DraftNoticesProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const button = (key: string, press: () => void) => (
    <button type="button" onClick={press}>
      {t(`${texts}.${key}`)}
    </button>
  );
  const saveAsNew = button('saveAsNew', () => void session.saveAsNew());
  return (
    <div className={styles.notices}>
      <StorageNotice />
      {trouble?.kind === 'gone' && (
        <Strip tone="error" action={saveAsNew}>
          {t(`${texts}.gone`)}
        </Strip>
      )}
      {trouble?.kind === 'stale' && (
        <Strip tone="warning" action={button('compare', onCompare)}>
          {t(`${texts}.stale`)}
        </Strip>
      )}
      {trouble?.kind === 'unreachable' && (
        <Strip tone="warning" action={button('again', () => void session.save())}>
          {t(`${texts}.unreachable`)}
        </Strip>
      )}
      {trouble?.kind === 'refused' && <Strip tone="error">{t(trouble.message, { _: trouble.message })}</Strip>}
      {isRemoved && trouble?.kind !== 'gone' && (
        <Strip
          tone="warning"
          action={
            <>
              {saveAsNew}
              {button('toList', () => void navigate(pathTo.screen(list)))}
            </>
          }
        >
          {t(`${texts}.removed`)}
        </Strip>
      )}
      {elsewhere && (
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
          {t(`${texts}.elsewhere`)}
        </Strip>
      )}
    </div>
  );
}
