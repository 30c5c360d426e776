import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, SaveButton, useNotify, useRecordContext, useTranslate, useUpdate, ValidationError } from 'react-admin';
import { useId, useRef } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import type { SupportAct } from '#contract/support/supportResource.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { mayLeaveScreen } from '#startup/askBeforeGoing.ts';
import { columnLabel } from './deskText.ts';
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

  const isRunning = useRef(false);
  async function submit(values: Record<string, unknown>) {
    // The second click of a double click comes before the button is disabled.
    if (!record || isRunning.current) return undefined;
    isRunning.current = true;
    try {
      const data = { ...values, act };
      await update(
        name,
        { id: record.id, data, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
    } catch (failure) {
      return errorsOf(failure);
    } finally {
      isRunning.current = false;
    }
    notify('desk.done', { type: 'success', messageArgs: { act: t(`desk.acts.${act}`) } });
    onClose();
    return undefined;
  }

  const hasInputs = verb.reason !== undefined || (verb.columns ?? []).length > 0;
  const errors = errorsOf(error);
  const reason = error instanceof Error && !errors ? error.message : '';
  // Of columns that the dialog has no input for, such as the texts of a notice that is published.
  const others = Object.entries(errors ?? {}).filter(
    ([column]) => column !== 'reason' && !verb.columns?.includes(column),
  );
  return (
    <MuiDialog
      open
      // By Escape or a click beside it; Cancel means it.
      onClose={() => mayLeaveScreen() && onClose()}
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
          {others.map(([column, text]) => (
            <p key={column} role="alert" className={styles.refused}>
              {columnLabel(t, column)}: <ValidationError error={text} />
            </p>
          ))}
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

/** The errors of a refusal by column, as react-admin's forms show them. */
const errorsOf = (failure: unknown): Record<string, string> | undefined =>
  (failure as { body?: { errors?: Record<string, string> } } | null)?.body?.errors;

/** Typing can begin at once. */
function focusFirstInput(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('textarea:not([aria-hidden]), input')?.focus();
}
