import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInPath } from '#authProvider/addresses.ts';
import { externalLogin } from '#authProvider/externalLogin.ts';
import messageStyles from '#components/layout/Message.module.css';
import styles from './SignedOutPrompt.module.css';

/** [G05] The session ended while someone worked: the page stays behind it, sign-in brings back to it. */
export function SignedOutPrompt() {
  const t = useTranslate();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const elsewhere = externalLogin();
  return (
    <dialog ref={dialog} className={styles.prompt} aria-labelledby="signed-out-title">
      <h2 id="signed-out-title">{t('shell.signedOut.title')}</h2>
      <p>{t('shell.signedOut.body')}</p>
      <div className={styles.actions}>
        <Link className={messageStyles.primary} to={elsewhere ?? signInPath(location)}>
          {t('shell.signedOut.action')}
        </Link>
      </div>
    </dialog>
  );
}
