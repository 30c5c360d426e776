import { useState } from 'react';
import { Form, useDataProvider, useTranslate } from 'react-admin';
import { LIMITS } from '#contract/limits.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { EntryPage } from './EntryPage.tsx';
import styles from './Entry.module.css';

/** `/password/forgot`: asks for a link by mail. The answer is the same for every account. */
export function ForgotPassword() {
  const t = useTranslate();
  const report = useReportError();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function send({ account = '' }: { account?: string }) {
    setBusy(true);
    try {
      await dataProvider.forgotPassword({ body: { account: account.trim() } });
      setSent(true);
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <EntryPage titleKey="titles.forgotPassword" lead={t('people.forgot.lead')}>
      {isSent ? (
        <output className={styles.note}>{t('people.forgot.sent')}</output>
      ) : (
        <Form<{ account?: string }> className={styles.form} onSubmit={send} noValidate disableInvalidFormNotification>
          <FormText
            source="account"
            label={t('auth.account')}
            autoComplete="username"
            max={LIMITS.email}
            required={t('auth.accountMissing')}
            hasFocus
          />
          <Button variant="contained" size="large" type="submit" disabled={isBusy}>
            {t('people.forgot.send')}
          </Button>
        </Form>
      )}
    </EntryPage>
  );
}
