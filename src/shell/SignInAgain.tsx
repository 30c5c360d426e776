import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { signInPath } from '#authProvider/addresses.ts';
import { externalLogin } from '#authProvider/externalLogin.ts';

/** A link to sign in and return to this page. */
export function SignInAgain({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  const location = useLocation();
  return (
    <Link className={className} to={externalLogin() ?? signInPath(location)}>
      {t('shell.signedOut.action')}
    </Link>
  );
}
