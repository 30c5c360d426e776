import { useState } from 'react';
import { Form, useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { formErrors } from '#features/account/formErrors.ts';
import { useNewPassword } from '#features/account/useNewPassword.ts';
import { EntryPage } from './EntryPage.tsx';
import { takeLinkToken } from './linkToken.ts';
import styles from './Entry.module.css';

/** `/password/reset`: a new password by the link of a mail. */
export function ResetPassword() {
  const t = useTranslate();
  const report = useReportError();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const newPassword = useNewPassword();
  const [token] = useState(takeLinkToken);
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'gone'>(token ? 'open' : 'gone');

  async function save({ password = '' }: { password?: string }) {
    setState('busy');
    try {
      await dataProvider.resetPassword({ body: { token, password } });
      setState('done');
    } catch (error) {
      const isGone = error instanceof PortalError && error.status === 410;
      setState(isGone ? 'gone' : 'open');
      const refused = formErrors(error, t);
      if (refused) return refused;
      if (!isGone) report(error);
    }
    return undefined;
  }

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
        <Button variant="contained" size="large" type="submit" disabled={state === 'busy'}>
          {t('people.password.change')}
        </Button>
      </Form>
    </EntryPage>
  );
}
