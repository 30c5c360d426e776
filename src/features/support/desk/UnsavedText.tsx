import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { useAskBeforeLeaving } from '#features/unsaved/useAskBeforeLeaving.ts';

/**
 * Inside a form of the desk, which does not store text as it is typed: asks before leaving loses it. When the session
 * ends, the form stays, so that it can be saved after a sign-in in another window.
 */
export function UnsavedText() {
  const t = useTranslate();
  const notify = useNotify();
  const { dirtyFields, isSubmitting } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useAskBeforeLeaving({ isUnsaved, isSubmitting }, t('desk.unsaved'));
  useEffect(
    () =>
      isUnsaved ? onSignedOut(() => notify('desk.signedOut', { type: 'warning', autoHideDuration: null })) : undefined,
    [isUnsaved, notify],
  );
  return null;
}
