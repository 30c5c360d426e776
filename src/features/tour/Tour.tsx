import { use, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { Button } from '#components/layout/Button.tsx';
import type { Locale } from '#contract/limits.ts';
import { useTour } from '#dataProvider/useTour.ts';
import { lazyTexts } from '#features/help/lazyTexts.ts';
import type { tour as english } from '#messages/en/tour.ts';
import type { Shape } from '#messages/shape.ts';
import styles from './Tour.module.css';

const STEPS = ['start', 'check', 'send', 'follow'] as const;

const loadTour = lazyTexts<Shape<typeof english>>({
  'zh-CN': async () => (await import('#messages/zh-CN/tour.ts')).tour,
  en: async () => (await import('#messages/en/tour.ts')).tour,
  vi: async () => (await import('#messages/vi/tour.ts')).tour,
});

/** The first-run tour of a user, until it was ended once. */
export function Tour({ userId }: { userId: string }) {
  const { isDue, end } = useTour(userId);
  return isDue && <TourCard onEnd={end} />;
}

/** A card in the corner that leaves the page usable. */
function TourCard({ onEnd }: { onEnd: () => void }) {
  const id = useId();
  const texts = use(loadTour(useLocale() as Locale));
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const end = useCallback((): void => {
    // The focused button disappears with the card.
    if (card.current?.contains(document.activeElement)) focusHeading();
    onEnd();
  }, [onEnd]);
  useEffect(markPage, []);
  useEffect(() => {
    // At the window, behind everything else that Esc closes.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) end();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [end]);
  const step = STEPS[at];
  if (!step) return null;
  const isLast = at === STEPS.length - 1;

  return (
    <section ref={card} className={styles.card} aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        {texts.label}
        <span>
          {at + 1} / {STEPS.length}
        </span>
      </p>
      <div aria-live="polite">
        <h2>{texts.steps[step].title}</h2>
        <p>{texts.steps[step].text}</p>
      </div>
      <div className={styles.actions}>
        {!isLast && <Button onClick={end}>{texts.skip}</Button>}
        <Button variant="contained" onClick={isLast ? end : () => setAt(at + 1)}>
          {isLast ? texts.done : texts.next}
        </Button>
      </div>
    </section>
  );
}

/** An attribute, because `html:has(…)` recalculates the styles of the whole page whenever an element is removed. */
function markPage(): () => void {
  const { dataset } = document.documentElement;
  dataset.tour = '';
  return () => delete dataset.tour;
}
