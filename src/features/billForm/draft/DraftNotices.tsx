import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Strip } from '#components/layout/Strip.tsx';
import { pathTo, type RouteName } from '#contract/routes.ts';
import { NoticeButton } from '#features/document/NoticeButton.tsx';
import { OtherTabNotice } from '#features/document/OtherTabNotice.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import type { DocumentSession, SessionState } from '#features/document/sessionTypes.ts';
import styles from './DraftHead.module.css';

interface DraftNoticesProps {
  session: DocumentSession;
  state: SessionState;
  onCompare: () => void;
  /** Prefix of the message keys. */
  texts?: string;
  /** Where to go if the draft is gone. */
  list?: RouteName;
}

/** Save errors and conflicts of a draft, each with its action. Errors stay until resolved. */
export function DraftNotices({
  session,
  state: { saveError, otherTab, isRemoved },
  onCompare,
  texts = 'billForm.trouble',
  list = 'draftList',
}: DraftNoticesProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const button = (key: string, onPress: () => void) => <NoticeButton text={t(`${texts}.${key}`)} onPress={onPress} />;
  const saveAsNew = button('saveAsNew', () => void session.saveAsNew());
  return (
    <div className={styles.notices}>
      <StorageNotice />
      {saveError?.kind === 'gone' && (
        <Strip tone="error" action={saveAsNew}>
          {t(`${texts}.gone`)}
        </Strip>
      )}
      {saveError?.kind === 'stale' && (
        <Strip tone="warning" action={button('compare', onCompare)}>
          {t(`${texts}.stale`)}
        </Strip>
      )}
      {saveError?.kind === 'unreachable' && (
        <Strip tone="warning" action={button('again', () => void session.save())}>
          {t(`${texts}.unreachable`)}
        </Strip>
      )}
      {saveError?.kind === 'refused' && (
        <Strip tone="error">
          {saveError.isAtFields ? t('records.invalid') : t(saveError.message, { _: saveError.message })}
        </Strip>
      )}
      {isRemoved && saveError?.kind !== 'gone' && (
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
      {otherTab && <OtherTabNotice session={session} texts={texts} onCompare={onCompare} />}
    </div>
  );
}
