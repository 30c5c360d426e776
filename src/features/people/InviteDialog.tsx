import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isEmail } from '#contract/entities/checks.ts';
import { LIMITS } from '#contract/limits.ts';
import { PERSON_ROLES, type PersonRole } from '#contract/personRoles.ts';
import { FormChoice } from '#components/inputs/FormChoice.tsx';
import { FormText } from '#components/inputs/FormText.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { DialogForm } from '#features/account/DialogForm.tsx';
import { useFormCall } from '#features/account/useFormCall.ts';
import { useRefreshPeople } from './usePeople.ts';
import styles from './Enterprise.module.css';

interface InviteValues {
  email: string;
  name: string;
  role: PersonRole;
}

const BLANK: InviteValues = { email: '', name: '', role: 'filer' };
/** What was typed, in the memory of the page. */
const TYPED = ['invitationTyped'];

/** Invites a colleague by mail. What was typed is kept until it is sent or canceled. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefreshPeople();
  const { submit, isBusy } = useFormCall();
  const queryClient = useQueryClient();
  const [typed] = useState(() => queryClient.getQueryData<InviteValues>(TYPED) ?? BLANK);
  const discard = () => {
    queryClient.removeQueries({ queryKey: TYPED });
    onClose();
  };

  const send = ({ email = '', name = '', role = 'filer' }: Partial<InviteValues>) =>
    submit(async (provider) => {
      await provider.invitePerson({ body: { email: email.trim(), name: name.trim(), role } });
      notify('people.invite.sent', { type: 'success', messageArgs: { email: email.trim() } });
      discard();
      await refresh();
    });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('people.invite.title')}</DialogTitle>
      <DialogForm<InviteValues>
        defaultValues={typed}
        onSubmit={send}
        submit={t('people.invite.send')}
        isBusy={isBusy}
        onClose={discard}
      >
        <KeepTyped />
        <p className={styles.soft}>{t('people.invite.text')}</p>
        <FormText
          source="email"
          label={t('people.invite.email')}
          type="email"
          max={LIMITS.email}
          required={t('people.invite.emailMissing')}
          check={(value) => (isEmail(value, {}) ? t('validation.email', { value }) : undefined)}
          hasFocus
        />
        <FormText
          source="name"
          label={t('people.invite.name')}
          max={LIMITS.contactName}
          required={t('people.invite.nameMissing')}
        />
        <FormChoice
          source="role"
          label={t('people.list.role')}
          hint={t('people.invite.roleHint')}
          choices={PERSON_ROLES.map((id) => ({ id, name: t(`people.role.${id}`) }))}
        />
      </DialogForm>
    </Dialog>
  );
}

function KeepTyped() {
  const { watch } = useFormContext<InviteValues>();
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryDefaults(TYPED, { gcTime: Number.POSITIVE_INFINITY });
    const { unsubscribe } = watch((values) => queryClient.setQueryData(TYPED, values));
    return unsubscribe;
  }, [watch, queryClient]);
  return null;
}
