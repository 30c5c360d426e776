import { useState } from 'react';
import { Form, useDataProvider, useTranslate } from 'react-admin';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { formErrors } from './formErrors.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import styles from './Account.module.css';

interface PasswordStepProps {
  act: (dataProvider: TenPlusTwoDataProvider, current: string) => Promise<void>;
  /** Key of the button. */
  actionKey: string;
  onLeave: () => void;
}

/** Asks for the current password before a change that would help whoever found the page open. */
export function PasswordStep({ act, actionKey, onLeave }: PasswordStepProps) {
  const t = useTranslate();
  const report = useReportError();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);

  async function submit({ current = '' }: { current?: string }) {
    setBusy(true);
    try {
      await act(dataProvider, current);
    } catch (error) {
      setBusy(false);
      const refused = formErrors(error, t);
      if (refused) return refused;
      report(error);
    }
    return undefined;
  }

  return (
    <Form<{ current?: string }> className={styles.form} onSubmit={submit} noValidate disableInvalidFormNotification>
      <FormText
        source="current"
        label={t('people.password.current')}
        type="password"
        autoComplete="current-password"
        required={t('auth.passwordMissing')}
        hasFocus
      />
      <div className={styles.row}>
        <Button variant="contained" type="submit" disabled={isBusy}>
          {t(actionKey)}
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          {t('people.cancel')}
        </Button>
      </div>
    </Form>
  );
}
