import { useEffect } from 'react';
import { askBeforeGoing } from '#startup/askBeforeGoing.ts';

interface FormState {
  isUnsaved: boolean;
  /** A saved form is left before it is reset. */
  isSubmitting: boolean;
}

/**
 * Asks before another screen, the browser's history or the end of the page loses text that is stored nowhere.
 * @example useAskBeforeLeaving({ isUnsaved: isDirty, isSubmitting }, t('ra.message.unsaved_changes'));
 */
export function useAskBeforeLeaving({ isUnsaved, isSubmitting }: FormState, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // oxlint-disable-next-line no-alert -- as react-admin asks for its own forms
    const stopAsking = askBeforeGoing(() => isSubmitting || window.confirm(question));
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      stopAsking();
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved, isSubmitting, question]);
}
