import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { PortalError } from '#dataProvider/portalError.ts';
import { useFormCall } from '#features/account/useFormCall.ts';
import { useNewPassword } from '#features/account/useNewPassword.ts';
import { EntryPage } from './EntryPage.tsx';
import { takeLinkToken } from './linkToken.ts';
import styles from './Entry.module.css';

/** `/password/reset`: a new password by the link of a mail. */
export function ResetPassword() {
  const t = useTranslate();
  const { submit, isBusy } = useFormCall();
  const newPassword = useNewPassword();
  const [token] = useState(takeLinkToken);
  const [state, setState] = useState<'open' | 'done' | 'gone'>(token ? 'open' : 'gone');

  const save = ({ password = '' }: { password?: string }) =>
    submit(async (provider) => {
      try {
        await provider.resetPassword({ body: { token, password } });
        setState('done');
      } catch (error) {
        if (!(error instanceof PortalError && error.status === 410)) throw error;
        setState('gone');
      }
    });

  if (state === 'done') {
    return (
      <EntryPage titleKey="titles.resetPassword">
        <output className={styles.note}>{t('people.reset.done')}</output>
        <Link className={buttonClass({ variant: 'contained' })} to={pathTo.login()}>
          {t('auth.signIn')}
        </Link>
      </EntryPage>
    );
  }
  if (state === 'gone') {
    return (
      <EntryPage titleKey="titles.resetPassword">
        <p className={styles.note} role="alert">
          {t('errors.linkGone')}
        </p>
        <Link className={buttonClass({ variant: 'contained' })} to={pathTo.screen('forgotPassword')}>
          {t('people.forgot.send')}
        </Link>
      </EntryPage>
    );
  }
  return (
    <EntryPage titleKey="titles.resetPassword" lead={t('people.reset.lead')}>
      <Form<{ password?: string }> className={styles.form} onSubmit={save} noValidate disableInvalidFormNotification>
        <FormText source="password" label={t('people.password.new')} {...newPassword} hasFocus />
        <Button variant="contained" size="large" type="submit" disabled={isBusy}>
          {t('people.password.change')}
        </Button>
      </Form>
    </EntryPage>
  );
}
