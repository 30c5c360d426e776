import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Objection } from '#customs/objections.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { useFormDeadline } from '#features/filing/useFormDeadline.ts';
import { pathTo } from '#contract/routes.ts';
import { ZoneNote } from '#features/filing/ZoneNote.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { useOperations } from '../history/useOperations.ts';
import { Checks } from './Checks.tsx';
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

/** [K02] The deadline of a form, which stays in sight while the form is scrolled. */
function FormDeadline({ form }: { form: BillFormStore }) {
  const t = useTranslate();
  const now = useServerMinute();
  const { loadingAt, hoursBefore } = useFormDeadline(form);
  return (
    <section aria-labelledby="helper-deadline">
      <h2 id="helper-deadline">{t('billForm.helper.deadline')}</h2>
      {loadingAt ? (
        <LoadingMark loadingAt={loadingAt} now={now} isLong hoursBefore={hoursBefore} />
      ) : (
        <p className={styles.quiet}>{t('billForm.helper.noLoading')}</p>
      )}
    </section>
  );
}

/** [D12] The operations of a filing, newest first, each a link to its version. */
function FilingPast({ id }: { id: string }) {
  const t = useTranslate();
  const { data, isPending } = useOperations(id);
  return (
    <section aria-labelledby="helper-history">
      <h2 id="helper-history">{t('billForm.helper.history')}</h2>
      <ZoneNote />
      {isPending && <output className={styles.quiet}>{t('history.loading')}</output>}
      <ol className={styles.past}>
        {data?.map((operation) => (
          <li key={operation.id}>
            <Link to={`${pathTo.history(id)}&version=${encodeURIComponent(operation.id)}`}>
              {t(`history.actions.${operation.action}`)}
            </Link>
            <time>{operation.at}</time>
            <DeclarationStatusChip status={operation.declarationStatus} />
          </li>
        ))}
      </ol>
    </section>
  );
}
