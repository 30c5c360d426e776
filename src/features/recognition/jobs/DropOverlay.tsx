import { useTranslate } from 'react-admin';
import { POPUP_Z_INDEX } from '#components/theme/tokens.ts';
import styles from './Jobs.module.css';

/** Shown while files are held over a page that takes documents. */
export function DropOverlay() {
  const t = useTranslate();
  return (
    <output className={styles.overlay} style={{ zIndex: POPUP_Z_INDEX }}>
      <span className={styles.held}>
        <svg viewBox="0 0 40 40" width="56" height="56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M8 4.5h17l7 7v24H8zM25 4.5v7h7M20 16v12m-5-5 5 5 5-5" />
        </svg>
        <strong>{t('recognition.dropAnywhere')}</strong>
        <span>{t('recognition.dropTogether')}</span>
      </span>
    </output>
  );
}
