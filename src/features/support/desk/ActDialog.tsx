import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, SaveButton, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { useId } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import type { SupportAct } from '#contract/support/supportResource.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { DeskInputs } from './DeskInput.tsx';
import { issueTexts } from './issueTexts.ts';
import styles from './Desk.module.css';

interface ActDialogProps {
  name: SupportResourceName;
  act: string;
  onClose: () => void;
}

/** The inputs of an act, and the button that performs it. Stays open with the reason when the portal refuses. */
export function ActDialog({ name, act, onClose }: ActDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const record = useRecordContext();
  const resource = supportResourceOf(name);
  const verb: SupportAct = resource.acts?.[act] ?? {};
  const { hint } = verb;
  const [update, { error, isPending }] = useUpdate();

  async function submit(values: Record<string, unknown>) {
    if (!record) return undefined;
    try {
      const data = { ...values, act };
      await update(
        name,
        { id: record.id, data, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
    } catch (failure) {
      return (failure as { body?: { errors?: Record<string, string> } }).body?.errors;
    }
    notify('desk.done', { type: 'success', messageArgs: { act: t(`desk.acts.${act}`) } });
    onClose();
    return undefined;
  }

  const hasInputs = verb.reason !== undefined || (verb.columns ?? []).length > 0;
  const reason = error instanceof Error && !(error as { body?: { errors?: object } }).body?.errors ? error.message : '';
  return (
    <MuiDialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      slotProps={{ transition: { onEnter: focusFirstInput } }}
    >
      <Form
        noValidate
        record={{}}
        onSubmit={submit}
        validate={(values) => issueTexts(t, supportProblems(resource, verb, values))}
        sanitizeEmptyValues={false}
      >
        <DialogTitle id={titleId}>{t(`desk.acts.${act}`)}</DialogTitle>
        <DialogContent className={styles.dialog ?? ''}>
          {hint && <p>{t(hint)}</p>}
          {!hasInputs && <p>{t('desk.sure')}</p>}
          <DeskInputs resource={resource} verb={verb} />
          {reason && (
            <p role="alert" className={styles.refused}>
              {t(reason, { _: reason })}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('desk.cancel')}</Button>
          <SaveButton label={t(`desk.acts.${act}`)} icon={<></>} alwaysEnable={!isPending} />
        </DialogActions>
      </Form>
    </MuiDialog>
  );
}

/** Typing can begin at once. */
function focusFirstInput(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('textarea:not([aria-hidden]), input')?.focus();
}
