import { useTranslate } from 'react-admin';
import { wordDiff } from './wordDiff.ts';
import styles from './History.module.css';

interface DiffTextProps {
  before: string;
  after: string;
  side: 'before' | 'after';
  className?: string | undefined;
}

/** One side of a change; its own words are marked by color and underline, and announced to screen readers. */
export function DiffText({ before, after, side, className }: DiffTextProps) {
  const t = useTranslate();
  const own = side === 'before' ? 'removed' : 'added';
  const parts = wordDiff(before, after).filter(({ kind }) => kind === 'same' || kind === own);
  if (parts.length === 0) return <span className={styles.blank}>{t('history.blank')}</span>;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <span className={className}>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : (
          <Mark key={index} className={styles[kind]}>
            {text}
          </Mark>
        ),
      )}
    </span>
  );
}
