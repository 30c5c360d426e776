import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useFormCall } from '#features/account/useFormCall.ts';
import {
  BLANK_CONNECTION,
  BLOCK_TEXT_LENGTH,
  CONNECTION_FIELDS,
  connectionFormat,
  connectionIssues,
  cleanConnection,
  connectionValues,
  type ConnectionField,
  type ConnectionValues,
} from '#rules/customsConnection.ts';
import { SettingsConflict } from '#features/unsaved/SettingsConflict.tsx';
import { useAskBeforeLeaving } from '#features/unsaved/useAskBeforeLeaving.ts';
import { CONNECTION_QUERY } from './useConnection.ts';
import styles from './CustomsConnection.module.css';

const LENGTHS: Record<ConnectionField, number> = {
  port: 4,
  filer: 3,
  office: 2,
  preparerPort: 4,
  preparerFiler: 3,
  preparerOffice: 2,
  blockText: BLOCK_TEXT_LENGTH,
};
const PARTS = [
  { name: 'filer', fields: ['port', 'filer', 'office'] },
  { name: 'preparer', fields: ['preparerPort', 'preparerFiler', 'preparerOffice'] },
  { name: 'certification', fields: ['blockText'] },
] as const satisfies readonly { name: string; fields: readonly ConnectionField[] }[];

/** Edits the values of the enterprise. Values that a colleague saved meanwhile are shown beside one's own. */
export function ConnectionForm({ stored }: { stored: CustomsConnection }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { submit, isBusy } = useFormCall();
  const [base, setBase] = useState({ values: connectionValues(stored), revision: stored.revision });
  const [conflict, setConflict] = useState<{ mine: ConnectionValues; theirs: CustomsConnection } | null>(null);

  async function save(given: Partial<ConnectionValues>, revision: number) {
    const mine = cleanConnection({ ...BLANK_CONNECTION, ...given });
    const [issue, ...others] = connectionIssues(mine);
    if (issue) return Object.fromEntries([issue, ...others].map(({ path, message }) => [path, t(message)]));
    return submit(async (provider) => {
      try {
        const saved = await provider.saveCustomsConnection({ body: { ...mine, revision } });
        queryClient.setQueryData(CONNECTION_QUERY, saved);
        setBase({ values: connectionValues(saved), revision: saved.revision });
        setConflict(null);
        notify('connection.saved', { type: 'success' });
      } catch (error) {
        if (!(error instanceof PortalError) || error.status !== 409) throw error;
        setConflict({ mine, theirs: await provider.getCustomsConnection(undefined) });
      }
    });
  }

  return (
    <Form<Partial<ConnectionValues>>
      key={base.revision}
      defaultValues={base.values}
      onSubmit={(given: Partial<ConnectionValues>) => save(given, base.revision)}
      noValidate
      disableInvalidFormNotification
    >
      <UnsavedChanges />
      {PARTS.map(({ name, fields }) => (
        <SettingsSection key={name} title={t(`connection.${name}.title`)} text={t(`connection.${name}.text`)}>
          <div className={styles.form}>
            {fields.map((field) => (
              <FormText
                key={field}
                source={field}
                label={t(`connection.fields.${field}`)}
                hint={t(`connection.hints.${field}`)}
                max={LENGTHS[field]}
                isCode
                check={(value) => {
                  const message = connectionFormat(field, value.toUpperCase());
                  return message === null ? undefined : t(message);
                }}
              />
            ))}
          </div>
        </SettingsSection>
      ))}
      <div className={styles.foot}>
        <Button variant="contained" type="submit" disabled={isBusy}>
          {t('connection.save')}
        </Button>
        <p className={styles.soft}>{t('connection.laterOnly')}</p>
      </div>
      {conflict && (
        <SettingsConflict
          rows={CONNECTION_FIELDS.map((name) => ({
            label: t(`connection.fields.${name}`),
            mine: conflict.mine[name],
            theirs: conflict.theirs[name],
          }))}
          onKeepMine={() => void save(conflict.mine, conflict.theirs.revision)}
          onTakeTheirs={() => {
            queryClient.setQueryData(CONNECTION_QUERY, conflict.theirs);
            setBase({ values: connectionValues(conflict.theirs), revision: conflict.theirs.revision });
            setConflict(null);
          }}
        />
      )}
    </Form>
  );
}

function UnsavedChanges() {
  const t = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  useAskBeforeLeaving({ isUnsaved: isDirty, isSubmitting }, t('ra.message.unsaved_changes'));
  return null;
}
