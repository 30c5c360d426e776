import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { buttonClass } from '#components/layout/Button.tsx';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { currentHost, postToHost } from './hostFrame.ts';
import { SignInAgain } from './SignInAgain.tsx';
import styles from './SignedOutPrompt.module.css';

/**
 * [G05] The session ended while the user worked: the page stays behind the prompt, and sign-in returns to it. In a host the
 * host gets a message instead.
 */
export function SignedOutPrompt() {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const openDialog = () => {
      // A host has its own sign-in.
      if (currentHost() !== null) postToHost({ type: 'logout' });
      else if (!dialog.current?.open) dialog.current?.showModal();
    };
    openDialog();
    // If dismissed, it reappears with the next refused call.
    return onSignedOut(openDialog);
  }, []);
  return (
    <dialog ref={dialog} className={styles.prompt} aria-labelledby="signed-out-title">
      <h2 id="signed-out-title">{t('shell.signedOut.title')}</h2>
      <p>{t('shell.signedOut.body')}</p>
      <div className={styles.actions}>
        <SignInAgain className={buttonClass({ variant: 'contained' })} />
      </div>
    </dialog>
  );
}
