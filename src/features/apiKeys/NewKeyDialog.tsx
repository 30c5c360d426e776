import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '#contract/limits.ts';
import { API_SCOPES, type ApiScope } from '#contract/openCalls.ts';
import { FormChoice } from '#components/inputs/FormChoice.tsx';
import { FormText } from '#components/inputs/FormText.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { DialogForm } from '#features/account/DialogForm.tsx';
import { useFormCall } from '#features/account/useFormCall.ts';
import { useRefreshApiKeys } from './useApiKeys.ts';
import styles from './ApiKeys.module.css';

interface KeyValues {
  name: string;
  scope: ApiScope;
  current: string;
}

/** Makes an API key, and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const [key, setKey] = useState('');
  return (
    // A key that was not copied is lost: only the button closes the dialog.
    <Dialog open onClose={key === '' ? onClose : () => {}} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('apiKeys.create')}</DialogTitle>
      {key === '' ? <KeyForm onMade={setKey} onClose={onClose} /> : <MadeKey secret={key} onClose={onClose} />}
    </Dialog>
  );
}

function KeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useTranslate();
  const refresh = useRefreshApiKeys();
  const { submit, isBusy } = useFormCall();
  const make = ({ name = '', scope = 'file', current = '' }: Partial<KeyValues>) =>
    submit(async (provider) => {
      const { key } = await provider.createApiKey({ body: { name: name.trim(), scope, current } });
      onMade(key);
      await refresh();
    });
  return (
    <DialogForm<KeyValues>
      defaultValues={{ name: '', scope: 'file', current: '' }}
      onSubmit={make}
      submit={t('apiKeys.make')}
      isBusy={isBusy}
      onClose={onClose}
    >
      <FormText
        source="name"
        label={t('apiKeys.nameLabel')}
        hint={t('apiKeys.nameHint')}
        max={LIMITS.contactName}
        required={t('apiKeys.nameMissing')}
        hasFocus
      />
      <FormChoice
        source="scope"
        label={t('apiKeys.scope')}
        hint={t('apiKeys.scopeHint')}
        choices={API_SCOPES.map((id) => ({ id, name: t(`apiKeys.scopes.${id}`) }))}
      />
      <FormText
        source="current"
        label={t('apiKeys.current')}
        type="password"
        autoComplete="current-password"
        required={t('auth.passwordMissing')}
      />
    </DialogForm>
  );
}

function MadeKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('ui.copy.done', { type: 'success' }),
      () => notify('ui.copy.failed', { type: 'error' }),
    );
  return (
    <>
      <DialogContent>
        <output className={styles.once}>{t('apiKeys.once')}</output>
        <input
          className={styles.secret}
          readOnly
          value={secret}
          aria-label={t('apiKeys.keyLabel')}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('apiKeys.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('apiKeys.kept')}
        </Button>
      </DialogActions>
    </>
  );
}
