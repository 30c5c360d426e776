import { useQuery } from '@tanstack/react-query';
import { Form, useTranslate } from 'react-admin';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { useFormCall } from './useFormCall.ts';
import styles from './Account.module.css';

interface ScanStepProps {
  secret: string;
  uri: string;
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onLeave: () => void;
}

/** The QR code for the authenticator app, and its first code. */
export function ScanStep({ secret, uri, onDone, onLeave }: ScanStepProps) {
  const t = useTranslate();
  const { submit, isBusy } = useFormCall();
  const { data: picture } = useQuery({
    queryKey: ['qr', uri],
    queryFn: async () => (await import('qrcode')).toDataURL(uri, { width: 352, margin: 2 }),
    gcTime: 0,
  });

  const confirm = ({ code = '' }: { code?: string }) =>
    submit(async (provider) => {
      onDone((await provider.confirmSecondFactor({ body: { code: code.trim() } })).recoveryCodes);
    });

  return (
    <div className={styles.steps}>
      <div className={styles.scan}>
        {picture && <img src={picture} alt={t('people.factor.qr')} />}
        <div>
          <p>{t('people.factor.scan')}</p>
          <p className={styles.soft}>{t('people.factor.typeSecret')}</p>
          <p className={styles.secret}>{secret.match(/.{1,4}/gu)?.join(' ')}</p>
        </div>
      </div>
      <Form<{ code?: string }> className={styles.form} onSubmit={confirm} noValidate disableInvalidFormNotification>
        <FormText
          source="code"
          label={t('people.factor.firstCode')}
          autoComplete="one-time-code"
          required={t('people.factor.codeMissing')}
          max={10}
          isCode
          hasFocus
        />
        <div className={styles.row}>
          <Button variant="contained" type="submit" disabled={isBusy}>
            {t('people.factor.turnOn')}
          </Button>
          <Button variant="outlined" onClick={onLeave}>
            {t('people.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
