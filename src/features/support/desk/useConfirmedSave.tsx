import { useSaveContext, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#components/layers/ConfirmDialog.tsx';
import styles from './Desk.module.css';

type Values = Readonly<Record<string, unknown>>;
/** Errors by field. */
type Errors = Record<string, string>;

export interface Question {
  title: string;
  confirm: string;
  /** What will be done, as terms and values. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** @returns null when there is nothing to ask, errors when the values cannot be saved */
export type Ask = (values: Values) => Promise<Question | { errors: Errors } | null>;

interface Asked {
  question: Question;
  values: Values;
  /** Ends the submission. */
  end: (errors?: Errors) => void;
}

/** Asks before a form of the desk is saved, also when Enter in a field submits it. */
export function useConfirmedSave(ask: Ask | undefined) {
  const t = useTranslate();
  const { save } = useSaveContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const saveValues = async (values: Values) => (await save?.(values)) as Errors | undefined;

  async function submit(values: Values): Promise<Errors | undefined> {
    const question = ask ? await ask(values) : null;
    if (question === null) return saveValues(values);
    if ('errors' in question) return question.errors;
    return new Promise((resolve) => {
      setAsked({ question, values, end: resolve });
    });
  }
  function close() {
    asked?.end();
    setAsked(null);
  }
  const dialog = asked && (
    <ConfirmDialog
      title={asked.question.title}
      confirm={asked.question.confirm}
      cancel={t('desk.cancel')}
      onConfirm={async () => asked.end(await saveValues(asked.values))}
      onClose={close}
    >
      <dl className={styles.facts}>
        {asked.question.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
  return { submit, dialog };
}
