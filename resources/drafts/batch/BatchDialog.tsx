import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LinkBase, useTranslate } from 'react-admin';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { pathTo } from '#contract/routes.ts';
import type { BatchState } from './useDraftBatch.ts';
import styles from './Batch.module.css';

interface BatchDialogProps {
  title: string;
  drafts: readonly DraftRow[];
  states: Readonly<Record<string, BatchState>>;
  /** Label of the main button. */
  action: string;
  /** Starts the batch for these drafts, unless something is missing. */
  onRun: (ids: readonly string[]) => void;
  onClose: () => void;
  /** What is asked before the start. */
  children: ReactNode;
  /** Beside a draft before the start. */
  beside?: (draft: DraftRow) => ReactNode;
}

/** A change of several drafts: what is asked, then progress and result of each draft. */
export function BatchDialog(props: BatchDialogProps) {
  const { title, drafts, states, action, onRun, onClose, children, beside } = props;
  const t = useTranslate();
  const id = useId();
  const known = drafts.map((draft) => states[draft.id]?.state);
  const hasBegun = known.some(Boolean);
  const done = known.filter((state) => state === 'done').length;
  const isOver = hasBegun && known.every((state) => state !== 'waiting' && state !== 'working');
  const failed = drafts.filter((draft) => !['done', 'unsaved'].includes(states[draft.id]?.state ?? ''));
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (!hasBegun) onRun(drafts.map((draft) => draft.id));
  };
  return (
    <Dialog open onClose={hasBegun && !isOver ? undefined : onClose} aria-labelledby={id}>
      <form noValidate onSubmit={start}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {!hasBegun && children}
          {hasBegun && (
            <output className={styles.progress}>
              {t('drafts.batch.progress', { done, count: drafts.length })}
              <progress max={drafts.length} value={done} aria-hidden />
            </output>
          )}
          <ul className={styles.list}>
            {drafts.map((draft) => (
              <li key={draft.id} data-state={states[draft.id]?.state}>
                <DraftLabel draft={draft} isLinked={isOver} />
                {hasBegun ? <BatchResult state={states[draft.id]} /> : beside?.(draft)}
              </li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={hasBegun && !isOver} onClick={onClose}>
            {t(hasBegun ? 'drafts.batch.close' : 'drafts.batch.cancel')}
          </Button>
          {isOver && failed.length > 0 && (
            <Button variant="contained" onClick={() => onRun(failed.map((draft) => draft.id))}>
              {t('drafts.batch.again')}
            </Button>
          )}
          {!hasBegun && (
            <Button variant="contained" type="submit">
              {action}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function DraftLabel({ draft: { id, amsNos, bugerName }, isLinked }: { draft: DraftRow; isLinked: boolean }) {
  const t = useTranslate();
  const number = amsNos.find(Boolean);
  const label = number ? <BillNumber value={number} /> : bugerName || t('drafts.noNumber');
  return isLinked ? <LinkBase to={pathTo.draft(id)}>{label}</LinkBase> : <span>{label}</span>;
}

function BatchResult({ state }: { state: BatchState | undefined }) {
  const t = useTranslate();
  if (!state) return null;
  if (state.state === 'refused') {
    return (
      <span className={styles.wrong}>
        {t('drafts.batch.refused', { reason: t(state.reason, { _: state.reason }) })}
      </span>
    );
  }
  const isWrong = state.state === 'conflict' || state.state === 'unknown' || state.state === 'unsaved';
  return <span className={isWrong ? styles.wrong : undefined}>{t(`drafts.batch.${state.state}`)}</span>;
}
