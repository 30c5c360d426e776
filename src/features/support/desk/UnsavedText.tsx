import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { onSignedOut } from '#dataProvider/signedOut.ts';

/** Forms with text that is not saved. */
let unsavedForms = 0;
export const hasUnsavedText = (): boolean => unsavedForms > 0;

/**
 * Inside a form of the desk, which does not store text as it is typed: asks before a link or the end of the page loses it.
 * When the session ends, the form stays, so that it can be saved after a sign-in in another window.
 */
export function UnsavedText() {
  const t = useTranslate();
  const notify = useNotify();
  const { dirtyFields } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askBeforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = event.ctrlKey || event.metaKey || link?.getAttribute('target') === '_blank';
      // oxlint-disable-next-line no-alert -- as react-admin asks for its own forms
      if (!link || isElsewhere || window.confirm(t('desk.unsaved'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopListening = onSignedOut(() => notify('desk.signedOut', { type: 'warning', autoHideDuration: null }));
    unsavedForms += 1;
    document.addEventListener('click', askBeforeLink, true);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      stopListening();
      unsavedForms -= 1;
      document.removeEventListener('click', askBeforeLink, true);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved, notify, t]);
  return null;
}
