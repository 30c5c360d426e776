import { useTranslate } from 'react-admin';
import { useState } from 'react';
import styles from './PasteNotice.module.css';

interface PasteRestProps {
  rows: readonly (readonly string[])[];
  /** Rows that the list may have. */
  most: number;
  onDone: () => void;
}

/** Rows of a paste that found no place: kept in sight, to be copied, until the person says they are done with them. */
export function PasteRest({ rows, most, onDone }: PasteRestProps) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const isSingle = most === 1;
  const text = rows.map((row) => row.join('\t')).join('\n');
  return (
    <div className={`${styles.notice} ${styles.rest}`} role="alert">
      <strong>{t(isSingle ? 'grid.rest.single' : 'grid.rest.title', { count: rows.length, most })}</strong>
      <p>{t(isSingle ? 'grid.rest.singleHint' : 'grid.rest.hint')}</p>
      <textarea
        readOnly
        rows={Math.min(6, rows.length)}
        aria-label={t('grid.rest.label')}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        className={styles.link}
        // Where the browser has no clipboard for pages, the text can still be taken by hand.
        onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
      >
        {t('grid.rest.copy')}
      </button>{' '}
      <output>{isCopied && t('grid.rest.copied')}</output>{' '}
      <button type="button" className={styles.link} onClick={onDone}>
        {t('grid.rest.done')}
      </button>
    </div>
  );
}
