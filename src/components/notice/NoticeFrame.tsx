import { useId, type CSSProperties, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import styles from './Notice.module.css';

interface NoticeFrameProps {
  title: string;
  titleStyle?: CSSProperties | undefined;
  /** Below the title. */
  subtitle: ReactNode;
  /** Address of the picture behind the head; by default a drawing. */
  backgroundImage?: string | undefined;
  /** Address of the picture of the close button. */
  closeImage?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

/** The frame of notices: a head with a picture, the text, and what ends it. The backdrop does not close it. */
export function NoticeFrame({
  title,
  titleStyle,
  subtitle,
  backgroundImage,
  closeImage,
  onClose,
  children,
  actions,
}: NoticeFrameProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <header
        className={styles.head}
        data-picture={backgroundImage ? '' : undefined}
        style={backgroundImage ? { backgroundImage: `url(${JSON.stringify(backgroundImage)})` } : undefined}
      >
        {!backgroundImage && <Waves />}
        <h2 id={id} className={styles.title} style={titleStyle}>
          {title}
        </h2>
        {subtitle}
        <button type="button" className={styles.close} aria-label={t('ui.notice.close')} onClick={onClose}>
          {closeImage ? <img src={closeImage} alt="" width={20} height={20} /> : <Glyph name="close" size={18} />}
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts are scrolled by keyboard, too */}
      <section className={styles.body} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      <footer className={styles.actions}>{actions}</footer>
    </Dialog>
  );
}

function Waves() {
  return (
    <svg className={styles.waves} viewBox="0 0 160 72" aria-hidden="true" focusable="false">
      <path d="M54 42h56l-8 14H62zM66 42V30h14v12M84 42V24h14v18M70 30v-8M91 24v-8" />
      <path d="M6 62c8-6 16-6 24 0s16 6 24 0 16-6 24 0 16 6 24 0 16-6 24 0 16 6 24 0" />
    </svg>
  );
}
