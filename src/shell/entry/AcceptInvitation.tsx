import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider, useTranslate } from 'react-admin';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useFormCall } from '#features/account/useFormCall.ts';
import { useNewPassword } from '#features/account/useNewPassword.ts';
import { EntryPage } from './EntryPage.tsx';
import { takeLinkToken } from './linkToken.ts';
import { OwnName } from './OwnName.tsx';
import styles from './Entry.module.css';

/** `/invitation`: an invited person chooses name and password, and is signed in. */
export function AcceptInvitation() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [token] = useState(takeLinkToken);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => dataProvider.readInvitation({ body: { token } }),
    enabled: token !== '',
    retry: false,
  });
  const isGone = token === '' || (error instanceof PortalError && (error.status === 410 || error.status === 422));
  if (isGone) {
    return (
      <EntryPage titleKey="titles.invitation">
        <p className={styles.note} role="alert">
          {t('people.accept.gone')}
        </p>
      </EntryPage>
    );
  }
  if (!data) {
    return (
      <EntryPage titleKey="titles.invitation">
        {error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </EntryPage>
    );
  }
  return (
    <EntryPage titleKey="titles.invitation" lead={t('people.accept.lead', { enterprise: data.enterpriseName })}>
      <AcceptForm token={token} {...data} />
    </EntryPage>
  );
}

interface AcceptFormProps {
  token: string;
  email: string;
  name: string;
  enterpriseName: string;
}

function AcceptForm({ token, email, name: invitedAs, enterpriseName }: AcceptFormProps) {
  const t = useTranslate();
  const newPassword = useNewPassword([email, enterpriseName]);
  const { submit, isBusy } = useFormCall();
  const accept = ({ name = '', password = '' }: { name?: string; password?: string }) =>
    submit(async (provider) => {
      await provider.acceptInvitation({ body: { token, name: name.trim(), password } });
      // A new page: nothing of a user who was signed in here before stays in memory.
      location.replace('/');
    });

  return (
    <Form<{ name?: string; password?: string }>
      className={styles.form}
      defaultValues={{ name: invitedAs, password: '' }}
      onSubmit={accept}
      noValidate
      disableInvalidFormNotification
    >
      <p>
        {t('auth.account')}: <strong>{email}</strong>
      </p>
      <OwnName />
      <FormText source="password" label={t('people.password.new')} {...newPassword} hasFocus />
      <Button variant="contained" size="large" type="submit" disabled={isBusy}>
        {t('people.accept.join')}
      </Button>
    </Form>
  );
}
