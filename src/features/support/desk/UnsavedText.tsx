import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { askBeforeGoing } from '#startup/askBeforeGoing.ts';

/**
 * Inside a form of the desk, which does not store text as it is typed: asks before a link, the browser's history or the
 * end of the page loses it. When the session ends, the form stays, so that it can be saved after a sign-in in another window.
 */
export function UnsavedText() {
  const t = useTranslate();
  const notify = useNotify();
  const { dirtyFields } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // oxlint-disable-next-line no-alert -- as react-admin asks for its own forms
    const mayLeave = () => window.confirm(t('desk.unsaved'));
    const askBeforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = event.ctrlKey || event.metaKey || link?.getAttribute('target') === '_blank';
      if (!link || isElsewhere || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = askBeforeGoing(mayLeave);
    const stopListening = onSignedOut(() => notify('desk.signedOut', { type: 'warning', autoHideDuration: null }));
    document.addEventListener('click', askBeforeLink, true);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      stopAsking();
      stopListening();
      document.removeEventListener('click', askBeforeLink, true);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved, notify, t]);
  return null;
}
