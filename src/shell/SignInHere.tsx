import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';
import styles from './Landing.module.css';
import { PlainPage } from './PlainPage.tsx';
import { useSignInLink } from './useSignInLink.ts';

/** [G05] In a host, instead of the product page: the host gets a message, and a person whom it leaves here can sign in. */
export function SignInHere() {
  const t = useTranslate();
  const signIn = useSignInLink();
  return (
    <PlainPage>
      <h1>{t('auth.gate.signedOut.title')}</h1>
      <p className={styles.text}>{t('auth.gate.signedOut.body')}</p>
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'contained' })} to={signIn}>
          {t('auth.gate.signedOut.action')}
        </Link>
      </div>
    </PlainPage>
  );
}
