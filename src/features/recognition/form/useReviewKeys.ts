import { useEffect, type RefObject } from 'react';
import type { Review } from '../review/createReview.ts';

interface ReviewKeys {
  review: Review | null;
  root: RefObject<HTMLElement | null>;
  /** Goes to the next or previous value to check. */
  step: (by: 1 | -1) => void;
}

/**
 * [A02] Enter confirms the value of the focused field and goes to the next one to check; F9 and Shift+F9 go there without
 * confirming. Before the form's own keys, because Enter in a list goes to the next cell.
 */
export function useReviewKeys({ review, root, step }: ReviewKeys): void {
  useEffect(() => {
    if (!review) return;
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!review || event.isComposing || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      if (target.closest('.MuiModal-root')) return;
      if (key === 'F9') step(shiftKey ? -1 : 1);
      else if (key === 'Enter' && !shiftKey && root.current?.contains(target)) {
        const field = target.getAttribute('name') ?? '';
        const mark = review.mark(field);
        // Enter in an open list takes its option.
        if (mark === null || target.getAttribute('aria-expanded') === 'true') return;
        review.confirm(field);
        step(1);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [review, root, step]);
}
