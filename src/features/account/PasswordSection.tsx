import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { OwnSecurity } from '#contract/endpoints/ownAccount.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useFormCall } from './useFormCall.ts';
import { useNewPassword } from './useNewPassword.ts';
import { useRefreshAccount } from './useOwnSecurity.ts';
import styles from './Account.module.css';

interface Passwords {
  current: string;
  password: string;
}

/** Changes the own password; the other sessions end. */
export function PasswordSection({ user, changedAt }: { user: UserInfo; changedAt: OwnSecurity['passwordChangedAt'] }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshAccount();
  const newPassword = useNewPassword([user.userName, user.enterpriseName]);
  const [round, setRound] = useState(0);
  const { submit, isBusy } = useFormCall();

  const save = ({ current, password }: Partial<Passwords>) =>
    submit(async (provider) => {
      await provider.changePassword({ body: { current: current ?? '', password: password ?? '' } });
      notify('people.password.changed', { type: 'success' });
      setRound((last) => last + 1);
      await refresh();
    });

  return (
    <SettingsSection
      title={t('people.password.title')}
      text={changedAt ? t('people.password.lastChange', { at: changedAt }) : t('people.password.text')}
    >
      <Form<Partial<Passwords>>
        key={round}
        className={styles.form}
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
      >
        <CurrentPassword />
        <FormText source="password" label={t('people.password.new')} {...newPassword} />
        <div>
          <Button variant="contained" type="submit" disabled={isBusy}>
            {t('people.password.change')}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
