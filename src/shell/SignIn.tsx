import { Button } from '#components/layout/Button.tsx';
import { useAuthProvider, useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ERRORS } from '#contract/errors.ts';
import { pathTo } from '#contract/routes.ts';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { RevealButton } from '#components/inputs/RevealButton.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import { ownPath } from '#authProvider/addresses.ts';
import { externalLogin } from '#authProvider/externalLogin.ts';
import { useUser } from '#authProvider/useUser.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { ROUTES } from '#contract/routes.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { isUserSwitch } from '#local/previousUser.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { PlainPage } from './PlainPage.tsx';
import styles from './SignIn.module.css';
import { useLeaveLocal } from './useLeaveLocal.ts';

type FieldName = 'account' | 'password' | 'code';
interface Refusal {
  /** A message key, or the portal's own message. */
  message: string;
  /** The field beside which it is shown. */
  field: FieldName;
  /** Whether the value of the field is wrong. */
  isWrong: boolean;
}
const REFUSAL_ID = 'sign-in-refusal';

/** `/login`: account, password and, if the account has one, the second factor; then returns to the previous page. */
export function SignIn() {
  const t = useTranslate();
  const { user, isPending, error } = useUser();
  const authProvider = useAuthProvider();
  const navigate = useNavigate();
  const next = ownPath(useSearchParams()[0].get('next'));
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const elsewhere = externalLogin();
  const isSignedOut = user === null && !isPending && !error;
  useLeaveLocal(isSignedOut);

  useWindowTitle(t('titles.login'));
  useEffect(() => account.current?.focus(), []);
  useEffect(() => {
    if (elsewhere && !user) location.assign(elsewhere);
  }, [elsewhere, user]);

  if (user && !isBusy) return <Navigate to={next} replace />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !account.current || !password.current) return;
    const typedCode = code.current?.value.trim();
    const given = {
      account: account.current.value.trim(),
      password: password.current.value,
      ...(needsCode ? { code: typedCode ?? '' } : {}),
    };
    const empty = (['account', 'password', 'code'] as const).filter((name) => given[name] === '');
    setMissing(empty);
    setRefusal(null);
    if (empty[0]) return { account, password, code }[empty[0]].current?.focus();
    setBusy(true);
    try {
      const signedIn = (await authProvider?.login(given)) as UserInfo;
      // [D16] The page that the previous person left is not the next one's.
      void navigate(isUserSwitch(ownerKey(signedIn)) ? ROUTES.draftList.path : next, { replace: true });
    } catch (error) {
      setBusy(false);
      if (error instanceof PortalError && error.code === ERRORS.secondFactorNeeded.code) return setNeedsCode(true);
      const found = readRefusal(error, needsCode);
      setRefusal(found);
      const field = { account, password, code }[found.field].current;
      field?.select();
      field?.focus();
    }
  }

  return (
    <PlainPage>
      <h1>{t('titles.login')}</h1>
      <p className={styles.lead}>{t('auth.lead')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <AccountField ref={account} isMissing={missing.includes('account')} />
        <PasswordField ref={password} isMissing={missing.includes('password')} refusal={refusal} />
        {refusal?.field === 'password' && <RefusalNote message={refusal.message} />}
        {needsCode && <CodeField ref={code} isMissing={missing.includes('code')} refusal={refusal} />}
        {refusal?.field === 'code' && <RefusalNote message={refusal.message} />}
        <Button variant="contained" size="large" type="submit" className={styles.submit} aria-disabled={isBusy}>
          {t(isBusy ? 'auth.signingIn' : 'auth.signIn')}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={pathTo.screen('forgotPassword')}>{t('people.entry.forgot')}</Link>
        <Link to={pathTo.screen('register')}>{t('people.entry.register')}</Link>
      </p>
    </PlainPage>
  );
}

function RefusalNote({ message }: { message: string }) {
  const t = useTranslate();
  return (
    <p className={styles.refusal} role="alert" id={REFUSAL_ID}>
      <Glyph name="error" size={18} />
      {t(message, { _: message })}
    </p>
  );
}

interface FieldProps {
  ref: RefObject<HTMLInputElement | null>;
  isMissing: boolean;
}
interface SecretProps extends FieldProps {
  refusal: Refusal | null;
}

function AccountField({ ref, isMissing }: FieldProps) {
  const t = useTranslate();
  return (
    <div className={styles.field}>
      <label htmlFor="account">{t('auth.account')}</label>
      <input
        id="account"
        ref={ref}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'account-missing' : undefined}
      />
      {isMissing && (
        <p className={styles.missing} id="account-missing">
          {t('auth.accountMissing')}
        </p>
      )}
    </div>
  );
}

function PasswordField({ ref, isMissing, refusal }: SecretProps) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const own = refusal?.field === 'password' ? refusal : null;
  return (
    <div className={styles.field}>
      <label htmlFor="password">{t('auth.password')}</label>
      <div className={styles.secret}>
        <input
          id="password"
          ref={ref}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          aria-invalid={isMissing || (own?.isWrong ?? false)}
          aria-describedby={isMissing ? 'password-missing' : own ? REFUSAL_ID : undefined}
        />
        <RevealButton isShown={isShown} onChange={setShown} />
      </div>
      {isMissing && (
        <p className={styles.missing} id="password-missing">
          {t('auth.passwordMissing')}
        </p>
      )}
    </div>
  );
}

/** The code of the authenticator app, asked for after the password was right. */
function CodeField({ ref, isMissing, refusal }: SecretProps) {
  const t = useTranslate();
  const own = refusal?.field === 'code' ? refusal : null;
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <div className={styles.field}>
      <label htmlFor="code">{t('people.entry.code')}</label>
      <input
        id="code"
        ref={ref}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isMissing || (own?.isWrong ?? false)}
        aria-describedby={own ? `${REFUSAL_ID} code-hint` : 'code-hint'}
      />
      <p className={isMissing ? styles.missing : styles.hint} id="code-hint">
        {t(isMissing ? 'people.factor.codeMissing' : 'people.entry.codeHint')}
      </p>
    </div>
  );
}

function readRefusal(error: unknown, needsCode: boolean): Refusal {
  // What concerns no field is shown below the last one.
  const last = needsCode ? 'code' : 'password';
  if (!(error instanceof PortalError)) return { message: 'shell.request.tryLater', field: last, isWrong: false };
  if (error.code === 401) return { message: 'auth.wrong', field: 'password', isWrong: true };
  return { message: error.message, field: last, isWrong: error.code === ERRORS.secondFactorWrong.code };
}
