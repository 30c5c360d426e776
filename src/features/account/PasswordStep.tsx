import { Form, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useFormCall } from './useFormCall.ts';
import styles from './Account.module.css';

interface PasswordStepProps {
  act: (dataProvider: TenPlusTwoDataProvider, current: string) => Promise<void>;
  actionKey: string;
  onLeave: () => void;
}

/** Requires the current password before a change that an intruder could make at an unattended page. */
export function PasswordStep({ act, actionKey, onLeave }: PasswordStepProps) {
  const t = useTranslate();
  const { submit, isBusy } = useFormCall();

  return (
    <Form<{ current?: string }>
      className={styles.form}
      onSubmit={({ current = '' }) => submit((provider) => act(provider, current))}
      noValidate
      disableInvalidFormNotification
    >
      <CurrentPassword hasFocus />
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
