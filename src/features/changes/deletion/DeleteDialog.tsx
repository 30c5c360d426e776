import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { deleteConfirmation, isConfirmed } from './deleteConfirmation.ts';
import { closedReason } from '../actions/filingActions.ts';
import { useDeletion, type DeletionState } from './useDeletion.ts';
import styles from './DeleteDialog.module.css';

interface DeleteDialogProps {
  filings: readonly FilingRow[];
  onClose: () => void;
  /** Called when all deletions have ended. */
  onDeleted?: () => void;
}

/** [D12] Explains and confirms a deletion, then shows the result of each filing if one was not deleted. */
export function DeleteDialog({ filings, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Fixed at opening, while the list may change.
  const [chosen] = useState(() => filings.filter((filing) => closedReason(filing, 'delete') === null));
  const [leftOut] = useState(() => filings.filter((filing) => closedReason(filing, 'delete') !== null));
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { states, run } = useDeletion();

  const wanted = deleteConfirmation(chosen.map(({ amsNo }) => amsNo));
  const known = chosen.map((filing) => states[filing.id]);
  const hasBegun = known.some(Boolean);
  const isOver = hasBegun && known.every((one) => one && one.state !== 'waiting' && one.state !== 'working');
  const isSingle = chosen.length === 1;
  const count = chosen.length;

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (hasBegun) return;
    if (!isConfirmed(typed, wanted)) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    const isAllDone = await run(chosen);
    onDeleted?.();
    // The list shows the new statuses; only a failure needs the dialog.
    if (!isAllDone || leftOut.length > 0) return;
    notify('changes.delete.over', { type: 'success', messageArgs: { smart_count: count, count } });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={hasBegun && !isOver ? undefined : onClose}
      aria-labelledby={id} // The closing menu moves the focus to its button first.
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <form noValidate onSubmit={(event) => void begin(event)}>
        <DialogTitle id={id}>
          {isSingle ? t('changes.delete.titleOne', { amsNo: chosen[0]?.amsNo }) : t('changes.delete.title', { count })}
        </DialogTitle>
        <DialogContent>
          {count === 0 && <p>{t('changes.delete.none')}</p>}
          {!hasBegun && <DeletionEffects chosen={chosen} />}
          <DeletionList chosen={chosen} leftOut={leftOut} states={states} />
          {count > 0 && !hasBegun && (
            <div className={styles.confirm}>
              <label htmlFor={`${id}-typed`}>
                {isSingle ? t('changes.delete.typeEnd', { end: wanted }) : t('changes.delete.typeCount', { count })}
              </label>
              <input
                id={`${id}-typed`}
                ref={input}
                value={typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-wrong` : undefined}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setWrong(false);
                }}
              />
              {isWrong && (
                <p id={`${id}-wrong`} className={styles.wrong} role="alert">
                  {t('changes.delete.wrong')}
                </p>
              )}
            </div>
          )}
          <output className="visuallyHidden">
            {isOver && t('changes.delete.over', { count: known.filter((one) => one?.state === 'done').length })}
          </output>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={hasBegun && !isOver} onClick={onClose}>
            {t(hasBegun ? 'changes.delete.close' : 'changes.delete.keep')}
          </Button>
          {!hasBegun && count > 0 && (
            <Button variant="contained" color="error" type="submit">
              {t('changes.actions.delete')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The effect on filings that customs holds, on rejected ones, and on those without a number of customs. */
function DeletionEffects({ chosen }: { chosen: readonly FilingRow[] }) {
  const t = useTranslate();
  const isSingle = chosen.length === 1;
  const held = chosen.filter(({ declarationStatus }) => declarationStatus !== 'receiveFailed');
  const rejected = chosen.length - held.length;
  const unnumbered = held.filter(({ customsNo }) => customsNo === null);
  return (
    <>
      {held.length > 0 && (
        <p>{t(isSingle ? 'changes.delete.what' : 'changes.delete.whatMany', { count: held.length })}</p>
      )}
      {rejected > 0 && (
        <p>{t(isSingle ? 'changes.delete.atOnce' : 'changes.delete.atOnceMany', { count: rejected })}</p>
      )}
      {unnumbered.length > 0 && (
        <p className={styles.warning} role="note">
          {isSingle
            ? t('changes.delete.noNumber')
            : t('changes.delete.noNumberMany', {
                count: unnumbered.length,
                smart_count: unnumbered.length,
                amsNos: unnumbered.map(({ amsNo }) => amsNo).join(', '),
              })}
        </p>
      )}
    </>
  );
}

interface DeletionListProps {
  chosen: readonly FilingRow[];
  leftOut: readonly FilingRow[];
  states: Readonly<Record<string, DeletionState>>;
}

/** The filings with the state of their deletion, then those that cannot be deleted. */
function DeletionList({ chosen, leftOut, states }: DeletionListProps) {
  const t = useTranslate();
  return (
    <ul className={styles.list}>
      {chosen.map((filing) => {
        const state = states[filing.id];
        return (
          <li key={filing.id} data-state={state?.state}>
            <BillNumber value={filing.amsNo} />
            {!state && <DeclarationStatusChip status={filing.declarationStatus} />}
            {state?.state === 'done' && (
              <>
                <DeclarationStatusChip status={state.status} />{' '}
                <span>{t(state.status === 'deleteSuccess' ? 'changes.delete.closed' : 'changes.delete.sent')}</span>
              </>
            )}
            {state?.state === 'refused' && (
              <span className={styles.wrong}>
                {t('changes.delete.refused', { reason: t(state.reason, { _: state.reason }) })}
              </span>
            )}
            {(state?.state === 'waiting' || state?.state === 'working' || state?.state === 'unknown') && (
              <span>{t(`changes.delete.${state.state}`)}</span>
            )}
          </li>
        );
      })}
      {leftOut.map((filing) => (
        <li key={filing.id} className={styles.out}>
          <BillNumber value={filing.amsNo} />
          <span>
            {t('changes.delete.leftOut', {
              reason: t(`changes.closed.${closedReason(filing, 'delete') ?? 'notNow'}`, {
                amsNo: filing.waitsFor?.amsNo,
              }),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
