import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  confirm: string;
  cancel: string;
  /** `error` for destructive actions. */
  color?: 'primary' | 'error';
  /** The dialog stays open until it has ended; `false` when it failed. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Gets the focus after an action that removes the element which opened the dialog. */
  focusAfter?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/**
 * Asks before an action. The button that cancels has the focus, so that a second Enter changes nothing.
 * @example <ConfirmDialog title="Disable Lee?" confirm="Disable" cancel="Cancel" onConfirm={disable} onClose={close} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, color = 'primary', onConfirm, onClose, focusAfter, children } = props;
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  useEffect(
    () => () => {
      // After Material has focused the element that opened the dialog, which may still be there.
      if (isRunning.current) queueMicrotask(() => focusAfter?.current?.focus());
    },
    [focusAfter],
  );
  async function run(): Promise<void> {
    // The second click of a double click comes before the button is disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    isRunning.current = (await onConfirm()) !== false;
    onClose();
  }
  return (
    <Dialog open onClose={() => !isBusy && onClose()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children !== undefined && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a question that has just opened */}
        <Button variant="outlined" autoFocus disabled={isBusy} onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" color={color} disabled={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
