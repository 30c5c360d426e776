import { useTranslate } from 'react-admin';
import { useState } from 'react';
import styles from './PasteNotice.module.css';

interface PasteRestProps {
  rows: readonly (readonly string[])[];
  /** Rows that the list may have. */
  most: number;
  /** Message keys of the words: `<texts>.title`, `hint`. */
  texts: string;
  onDone: () => void;
}

/** Rows of a paste that found no place: kept in sight, to be copied, until the person says they are done with them. */
export function PasteRest({ rows, most, texts, onDone }: PasteRestProps) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const text = rows.map((row) => row.join('\t')).join('\n');
  return (
    <div className={`${styles.notice} ${styles.rest}`} role="alert">
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
        // Where the browser has no clipboard for pages, the text can still be taken by hand.
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
