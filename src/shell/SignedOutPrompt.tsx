import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import messageStyles from '#components/layout/Message.module.css';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { SignInAgain } from './SignInAgain.tsx';
import styles from './SignedOutPrompt.module.css';

/** [G05] The session ended while someone worked: the page stays behind it, sign-in brings back to it. */
export function SignedOutPrompt() {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const ask = () => {
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    ask();
    // Closed to read the page on, it comes back with the next call that is refused.
    return onSignedOut(ask);
  }, []);
  return (
    <dialog ref={dialog} className={styles.prompt} aria-labelledby="signed-out-title">
      <h2 id="signed-out-title">{t('shell.signedOut.title')}</h2>
      <p>{t('shell.signedOut.body')}</p>
      <div className={styles.actions}>
        <SignInAgain className={messageStyles.primary} />
      </div>
    </dialog>
  );
}
