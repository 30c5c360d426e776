import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Glyph } from '#components/layout/Glyph.tsx';
import { OPEN_TOPIC, type Review } from './createReview.ts';
import styles from './Review.module.css';

interface ReviewBarProps {
  review: Review;
  onStep: (by: 1 | -1) => void;
  /** Whether the document is shown. */
  isShown: boolean;
  onShow: () => void;
}

/** [A02] The number of values to check, buttons to them, and a button that shows the document. */
export function ReviewBar({ review, onStep, isShown, onShow }: ReviewBarProps) {
  const t = useTranslate();
  const left = useSyncExternalStore(
    (listener) => review.on(OPEN_TOPIC, listener),
    () => review.open().length,
  );
  const step = (by: 1 | -1, key: string, sign: string, shortcut: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(`recognition.review.${key}`)}
      title={`${t(`recognition.review.${key}`)} (${shortcut.replace('+', ' + ')})`}
      aria-keyshortcuts={shortcut}
      onClick={() => onStep(by)}
    >
      {sign}
    </button>
  );
  return (
    <span className={styles.bar}>
      <output className={left === 0 ? `${styles.count} ${styles.done}` : styles.count}>
        <Glyph name={left === 0 ? 'success' : 'eye'} size={16} />
        {left === 0 ? t('recognition.review.none') : t('recognition.review.left', { smart_count: left })}
      </output>
      {left > 0 && (
        <span>
          {step(-1, 'previous', '‹', 'Shift+F9')}
          {step(1, 'next', '›', 'F9')}
        </span>
      )}
      <button type="button" className={styles.toggle} aria-pressed={isShown} onClick={onShow}>
        {t(isShown ? 'recognition.review.hide' : 'recognition.review.show')}
      </button>
    </span>
  );
}
