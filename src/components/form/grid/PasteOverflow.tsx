import { useTranslate } from 'react-admin';
import { useState } from 'react';
import styles from './PasteNotice.module.css';

interface PasteOverflowProps {
  rows: readonly (readonly string[])[];
  most: number;
  /** Message keys `<texts>.title` and `<texts>.hint`. */
  texts: string;
  onDone: () => void;
}

/** Pasted rows beyond the list's limit, shown for copying until the user closes them. */
export function PasteOverflow({ rows, most, texts, onDone }: PasteOverflowProps) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const text = rows.map((row) => row.join('\t')).join('\n');
  return (
    <div className={`${styles.notice} ${styles.overflow}`} role="alert">
      <strong>{t(`${texts}.title`, { count: rows.length, most })}</strong>
      <p>{t(`${texts}.hint`)}</p>
      <textarea
        readOnly
        rows={Math.min(6, rows.length)}
        aria-label={t('ui.rows.rest.label')}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        className={styles.link}
        // Without clipboard access the text can be selected and copied by hand.
        onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
      >
        {t('ui.rows.rest.copy')}
      </button>{' '}
      <output>{isCopied && t('ui.rows.rest.copied')}</output>{' '}
      <button type="button" className={styles.link} onClick={onDone}>
        {t('ui.rows.rest.done')}
      </button>
    </div>
  );
}
