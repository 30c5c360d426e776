import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Glyph } from '#components/layout/Glyph.tsx';
import { StepButtons } from '#components/layout/StepButtons.tsx';
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
  return (
    <span className={styles.bar}>
      <output className={left === 0 ? `${styles.count} ${styles.done}` : styles.count}>
        <Glyph name={left === 0 ? 'success' : 'eye'} size={16} />
        {left === 0 ? t('recognition.review.none') : t('recognition.review.left', { smart_count: left })}
      </output>
      {left > 0 && (
        <span>
          <StepButtons texts="recognition.review" shortcut="F9" className={styles.step} onStep={onStep} />
        </span>
      )}
      <button type="button" className={styles.toggle} aria-pressed={isShown} onClick={onShow}>
        {t(isShown ? 'recognition.review.hide' : 'recognition.review.show')}
      </button>
    </span>
  );
}
