import { setSubmissionErrors, useSaveContext, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '#components/dialogs/ConfirmDialog.tsx';
import styles from './Desk.module.css';

type Values = Readonly<Record<string, unknown>>;
/** Errors by field. */
type Errors = Record<string, string>;

export interface Question {
  title: string;
  confirm: string;
  /** What will be done, as terms and values. */
  facts: readonly { label: string; value: ReactNode }[];
  /** Saved with the values of the form: what the question was about. */
  subject?: Values;
}

/** @returns null when there is nothing to ask, errors when the values cannot be saved */
export type Ask = (values: Values) => Promise<Question | { errors: Errors } | null>;

interface Asked {
  question: Question;
  values: Values;
}

/**
 * Asks before a form of the desk is saved, also when Enter in a field submits it.
 * @returns the submission, and the question, which belongs inside the form
 */
export function useConfirmedSave(ask: Ask | undefined) {
  const { save } = useSaveContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const saveValues = async (values: Values) => (await save?.(values)) as Errors | undefined;

  async function submit(values: Values): Promise<Errors | undefined> {
    const question = ask ? await ask(values) : null;
    if (question === null) return saveValues(values);
    if ('errors' in question) return question.errors;
    setAsked({ question, values });
    return undefined;
  }
  const dialog = asked && (
    <QuestionDialog
      question={asked.question}
      onConfirm={() => saveValues({ ...asked.values, ...asked.question.subject })}
      onClose={() => setAsked(null)}
    />
  );
  return { submit, dialog };
}

interface QuestionDialogProps {
  question: Question;
  onConfirm: () => Promise<Errors | undefined>;
  onClose: () => void;
}

/** Shows the errors of a refusal at the fields of the surrounding form. */
function QuestionDialog({ question: { title, confirm, facts }, onConfirm, onClose }: QuestionDialogProps) {
  const t = useTranslate();
  const { setError, handleSubmit } = useFormContext();
  // A submission of the form, so that the screen that follows is not refused as unsaved.
  const run = handleSubmit(async () => {
    const errors = await onConfirm();
    if (errors) setSubmissionErrors(errors, setError);
  });
  return (
    <ConfirmDialog title={title} confirm={confirm} cancel={t('desk.cancel')} onConfirm={run} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
