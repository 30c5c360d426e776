import { useState } from 'react';
import { Form, useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isEmail } from '#contract/entities/checks.ts';
import { LIMITS } from '#contract/limits.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { formErrors } from '#features/account/formErrors.ts';
import { useNewPassword } from '#features/account/useNewPassword.ts';
import { CodeInput } from '#features/human/CodeInput.tsx';
import { EntryPage } from './EntryPage.tsx';
import { OwnName } from './OwnName.tsx';
import styles from './Entry.module.css';

interface Registration {
  enterpriseName: string;
  name: string;
  email: string;
  password: string;
  code: string;
}

/** `/register`: a new enterprise with its first administrator, whose address is verified by a code. */
export function Register() {
  const t = useTranslate();
  const report = useReportError();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);

  async function register(values: Partial<Registration>) {
    const { enterpriseName = '', name = '', email = '', password = '', code = '' } = values;
    setBusy(true);
    try {
      await dataProvider.register({
        body: {
          enterpriseName: enterpriseName.trim(),
          name: name.trim(),
          email: email.trim(),
          password,
          code: code.trim(),
        },
      });
      // A new page: nothing of a user who was signed in here before stays in memory.
      location.replace('/');
    } catch (error) {
      setBusy(false);
      const refused = formErrors(error, t);
      if (refused) return refused;
      if (error instanceof PortalError && error.status === 422) return { code: error.message };
      report(error);
    }
    return undefined;
  }

  return (
    <EntryPage titleKey="titles.register" lead={t('people.register.lead')}>
      <Form<Partial<Registration>>
        className={styles.form}
        defaultValues={{ enterpriseName: '', name: '', email: '', password: '', code: '' }}
        onSubmit={register}
        noValidate
        disableInvalidFormNotification
      >
        <FormText
          source="enterpriseName"
          label={t('people.register.enterprise')}
          autoComplete="organization"
          max={LIMITS.enterpriseName}
          required={t('people.register.enterpriseMissing')}
          hasFocus
        />
        <OwnName />
        <VerifiedAddress />
        <Button variant="contained" size="large" type="submit" disabled={isBusy}>
          {t('people.register.send')}
        </Button>
      </Form>
    </EntryPage>
  );
}

/** The address, the code that proves it, and the password, which must not be made of the address. */
function VerifiedAddress() {
  const t = useTranslate();
  const { watch } = useFormContext<Registration>();
  const [email, name, enterpriseName] = watch(['email', 'name', 'enterpriseName']);
  const newPassword = useNewPassword([email, name, enterpriseName]);
  const address = email.trim();
  return (
    <>
      <FormText
        source="email"
        label={t('people.register.email')}
        type="email"
        autoComplete="username"
        max={LIMITS.email}
        required={t('people.invite.emailMissing')}
        check={(value) => (isEmail(value, {}) ? t('validation.email', { value }) : undefined)}
      />
      <CodeInput
        purpose="register"
        target={isEmail(address, {}) === null ? { channel: 'email', email: address } : null}
        addressFields={['email']}
      />
      <FormText source="password" label={t('auth.password')} {...newPassword} />
    </>
  );
}
