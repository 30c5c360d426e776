import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { Markup } from './Markup.tsx';
import { NoticeFrame } from './NoticeFrame.tsx';
import styles from './Notice.module.css';

/**
 * The button confirms; the close icon and Escape cancel.
 * @example const result: UpdateNoticeResult = await openUpdateNotice({ list: ['Faster lists'] })
 */
export type UpdateNoticeResult = 'confirm' | 'cancel';

/**
 * The texts of an update notice.
 * @example const inputs: UpdateNoticeInputs = { list: ['Faster <b>lists</b>'] }
 */
export interface UpdateNoticeInputs {
  /** By default "Optimization content". */
  title?: string;
  /** The line below the title. */
  time?: string;
  /** The changes; each may be HTML, of which links, lists and emphasis are kept. */
  list: readonly string[];
  /** By default "I know". */
  buttonLabel?: string;
  /** Addresses of pictures: of the close icon, and behind the head. */
  closeImage?: string;
  backgroundImage?: string;
  /** Overrides for title, time and text. */
  styles?: { title?: CSSProperties; time?: CSSProperties; text?: CSSProperties };
}

interface UpdateNoticeProps extends UpdateNoticeInputs {
  onResult: (result: UpdateNoticeResult) => void;
}

const DEFAULT_TIME = '2021-01-01';

/**
 * [G08] Tells what changed in a new version. Locks the page's scrolling while it is there. To await it, use
 * `openUpdateNotice`.
 * @example <UpdateNotice list={['Faster <b>lists</b>']} onResult={(result) => setOpen(false)} />
 */
export function UpdateNotice({
  title,
  time = DEFAULT_TIME,
  list,
  buttonLabel,
  closeImage,
  backgroundImage,
  styles: overrides = {},
  onResult,
}: UpdateNoticeProps) {
  const t = useTranslate();
  return (
    <NoticeFrame
      title={title || t('ui.notice.update')}
      titleStyle={overrides.title}
      subtitle={
        <p className={styles.time} style={overrides.time}>
          {time}
        </p>
      }
      closeImage={closeImage}
      backgroundImage={backgroundImage}
      onClose={() => onResult('cancel')}
      actions={
        <Button variant="contained" size="large" onClick={() => onResult('confirm')}>
          {buttonLabel || t('ui.notice.confirm')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {list.map((note, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal notes may repeat
          <li key={index}>
            <Markup html={note} style={overrides.text} />
          </li>
        ))}
      </ul>
    </NoticeFrame>
  );
}
