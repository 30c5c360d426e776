import { useState } from 'react';
import { Form, useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Button } from '#components/layout/Button.tsx';
import { isEmail } from '#contract/entities/checks.ts';
import type { Clue } from '#contract/endpoints/landing.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { CodeInput } from '#features/human/CodeInput.tsx';
import type { CodeTarget } from '#features/human/codeTarget.ts';
import styles from './CallBackForm.module.css';
import { CallBackText } from './CallBackText.tsx';
import { DialingInput } from './DialingInput.tsx';
import { useLandingTexts } from './landingTexts.ts';

interface CallBackValues {
  name: string;
  company: string;
  by: 'email' | 'phone';
  email: string;
  dialingCode: string;
  phone: string;
  message: string;
  code: string;
}

/** [G18] The call-back form of the product page; address or number is verified by a code. */
export function CallBackForm() {
  const texts = useLandingTexts().contact;
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const report = useReportError();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(values: Partial<CallBackValues>): Promise<Record<string, string> | undefined> {
    const { name = '', company = '', by, email = '', dialingCode = '', phone = '', message = '', code = '' } = values;
    const contact = by === 'phone' ? { dialingCode, phone: phone.trim() } : { email: email.trim() };
    const body: Clue = { name, company, message, code: code.trim(), ...contact };
    setBusy(true);
    try {
      await dataProvider.submitClue({ body });
      setSent(true);
    } catch (error) {
      // A refused code is reported at its field.
      if (error instanceof PortalError && error.status === 422) return { code: error.message };
      report(error);
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  if (isSent) {
    return (
      <div className={styles.sent}>
        <output>{texts.sent}</output>
        <Button variant="outlined" onClick={() => setSent(false)}>
          {texts.another}
        </Button>
      </div>
    );
  }
  return (
    <Form<Partial<CallBackValues>>
      className={styles.form}
      defaultValues={{
        name: '',
        company: '',
        by: 'email',
        email: '',
        dialingCode: '',
        phone: '',
        message: '',
        code: '',
      }}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.pair}>
        <CallBackText
          source="name"
          label={texts.name}
          required={texts.required}
          max={LIMITS.clueName}
          autoComplete="name"
        />
        <CallBackText
          source="company"
          label={texts.company}
          required={texts.required}
          max={LIMITS.contactName}
          autoComplete="organization"
        />
      </div>
      <Reach />
      <CallBackText source="message" label={texts.message} max={LIMITS.clueMessage} isLong />
      <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
      <p className={styles.privacy}>{texts.privacy}</p>
    </Form>
  );
}

/** E-mail address or phone number, with its code. */
function Reach() {
  const texts = useLandingTexts().contact;
  const { watch, register } = useFormContext<CallBackValues>();
  const [by, email, dialingCode, phone] = watch(['by', 'email', 'dialingCode', 'phone']);
  const target: CodeTarget | null =
    by === 'phone'
      ? dialingCode && phone.replaceAll(/\D/gu, '').length > 4
        ? { channel: 'sms', dialingCode, phone: phone.trim() }
        : null
      : isEmail(email.trim(), {}) === null
        ? { channel: 'email', email: email.trim() }
        : null;
  return (
    <>
      <fieldset className={styles.by}>
        <legend>{texts.by}</legend>
        {(['email', 'phone'] as const).map((value) => (
          <label key={value}>
            <input type="radio" value={value} {...register('by')} />
            {value === 'email' ? texts.byEmail : texts.byPhone}
          </label>
        ))}
      </fieldset>
      {by === 'phone' ? (
        <div className={styles.phone}>
          <DialingInput />
          <CallBackText
            source="phone"
            label={texts.phone}
            required={texts.required}
            max={LIMITS.phone}
            type="tel"
            autoComplete="tel-national"
          />
        </div>
      ) : (
        <CallBackText
          source="email"
          label={texts.email}
          required={texts.required}
          max={LIMITS.email}
          check={isEmail}
          type="email"
          autoComplete="email"
        />
      )}
      <CodeInput
        key={by}
        purpose="clue"
        target={target}
        addressFields={by === 'phone' ? ['dialingCode', 'phone'] : ['email']}
      />
    </>
  );
}
