import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { Markup } from './Markup.tsx';
import { NoticeFrame } from './NoticeFrame.tsx';
import styles from './Notice.module.css';

/**
 * The texts of a notice.
 * @example const notice: NoticeInputs = { title: 'Holiday', greeting: '', body: '<p>Closed</p>', signature: '', time: '' }
 */
export interface NoticeInputs {
  title: string;
  /** HTML, as the body. */
  greeting: string;
  body: string;
  signature: string;
  time: string;
  /** Address of the picture behind the head. */
  backgroundImage?: string;
}

/**
 * [G09] A notice as a letter: title, greeting, body, signature and time.
 * @example <NoticeDialog title="Holidays" greeting="Dear customer," body="<p>…</p>" signature="Support" time="2026-12-24" onResult={close} />
 */
export function NoticeDialog({
  title,
  greeting,
  body,
  signature,
  time,
  backgroundImage,
  onResult,
}: NoticeInputs & { onResult: (result: 'close') => void }) {
  const t = useTranslate();
  const close = (): void => onResult('close');
  return (
    <NoticeFrame
      title={title}
      subtitle={null}
      backgroundImage={backgroundImage}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('ui.notice.close')}
        </Button>
      }
    >
      <NoticeLetter greeting={greeting} body={body} signature={signature} time={time} />
    </NoticeFrame>
  );
}

/** The text of a notice. @example <NoticeLetter greeting="" body="<p>…</p>" signature="Support" time="2026-12-24" /> */
export function NoticeLetter({ greeting, body, signature, time }: Omit<NoticeInputs, 'title' | 'backgroundImage'>) {
  return (
    <>
      {greeting && <Markup html={greeting} />}
      <Markup html={body} />
      {(signature || time) && (
        <p className={styles.signature}>
          {signature}
          {time && <time>{time}</time>}
        </p>
      )}
    </>
  );
}
