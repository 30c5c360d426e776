import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Objection } from '#customs/objections.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { Checks } from './Checks.tsx';
import { FilingPast } from './FilingPast.tsx';
import { FormDeadline } from './FormDeadline.tsx';
import styles from './Helper.module.css';

interface HelperColumnProps {
  form: BillFormStore;
  findings: readonly Objection[];
  onGo: (path: string) => void;
  /** The message panel while it is shown. */
  message: ReactNode;
  onMessage: (shows: boolean) => void;
  filingId: string | undefined;
}

/** Beside a form: its deadline, then its checks, its message or the history of its filing. */
export function HelperColumn({ form, findings, onGo, message, onMessage, filingId }: HelperColumnProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<'checks' | 'history'>('checks');
  const shown = message ? 'message' : chosen;
  const tab = (name: typeof shown, text: string, show: () => void) => (
    <button type="button" className={styles.tab} aria-pressed={shown === name} onClick={show}>
      {t(text)}
    </button>
  );
  const choose = (name: typeof chosen) => () => {
    setChosen(name);
    onMessage(false);
  };
  return (
    <>
      <div className={styles.tabs}>
        {tab('checks', 'billForm.helper.checks', choose('checks'))}
        {tab('message', 'wire.open', () => onMessage(true))}
        {filingId !== undefined && tab('history', 'billForm.helper.history', choose('history'))}
      </div>
      {shown !== 'message' && <FormDeadline form={form} />}
      {message}
      {shown === 'checks' && <Checks form={form} findings={findings} onGo={onGo} />}
      {shown === 'history' && filingId !== undefined && <FilingPast id={filingId} />}
    </>
  );
}
