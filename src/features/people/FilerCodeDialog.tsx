import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isFilerCode } from '#contract/entities/checks.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { serverToday } from '#schema/serverClock.ts';
import { DialogForm } from '#features/account/DialogForm.tsx';
import { useFormCall } from '#features/account/useFormCall.ts';
import { addWorkingDays, FILER_CODE_NOTICE } from '#rules/workingDays.ts';
import { isDay } from '#schema/dateText.ts';
import { useRefreshPeople } from './usePeople.ts';
import styles from './Enterprise.module.css';

interface CodeValues {
  code: string;
  effectiveOn: string;
}

/** [K02] Requests an own filer code for a day that leaves customer service time to register it. */
export function FilerCodeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefreshPeople();
  const { submit, isBusy } = useFormCall();
  const earliest = addWorkingDays(serverToday(), FILER_CODE_NOTICE);

  const send = ({ code = '', effectiveOn = '' }: Partial<CodeValues>) =>
    submit(async (provider) => {
      const body = { code: code.trim().toUpperCase(), effectiveOn: effectiveOn.trim() };
      await provider.requestFilerCode({ body });
      notify('people.codes.requested', { type: 'success', messageArgs: { code: body.code } });
      onClose();
      await refresh();
    });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('people.codes.request')}</DialogTitle>
      <DialogForm<CodeValues>
        defaultValues={{ code: '', effectiveOn: earliest }}
        onSubmit={send}
        submit={t('people.codes.send')}
        isBusy={isBusy}
        onClose={onClose}
      >
        <p className={styles.soft}>{t('people.codes.requestText')}</p>
        <FormText
          source="code"
          label={t('people.codes.code')}
          max={4}
          required={t('people.codes.codeMissing')}
          check={(value) => (isFilerCode(value.toUpperCase(), {}) ? t('validation.filerCode') : undefined)}
          isCode
          hasFocus
        />
        <FormText
          source="effectiveOn"
          label={t('people.codes.from')}
          max={10}
          required={t('people.codes.dayMissing')}
          check={(value) => {
            if (!isDay(value)) return t('validation.date');
            return value < earliest ? t('people.weak.tooSoon', { day: earliest }) : undefined;
          }}
          hint={t('people.codes.dayHint', { day: earliest })}
        />
      </DialogForm>
    </Dialog>
  );
}
