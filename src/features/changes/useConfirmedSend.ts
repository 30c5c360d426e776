import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { stepSection } from '../billForm/problems/goToSection.ts';
import { useFormKeys } from '../billForm/useFormKeys.ts';
import type { ShownDialog } from './confirm/ChangeDialogs.tsx';

interface SendSteps {
  session: DocumentSession;
  check: () => boolean;
  isBlocked: boolean;
  obtain: () => boolean;
  wouldAccept: () => Promise<boolean>;
  step: (by: 1 | -1) => void;
  setDialog: (shown: ShownDialog) => void;
  /** Plans the change as it is typed. */
  readNow: () => void;
}

/** [D06] Sends by button or key: after the form's check, the consent and the rehearsal the price is confirmed. */
export function useConfirmedSend({ session, check, step, setDialog, readNow, ...planned }: SendSteps) {
  const latest = useRef(planned);
  useLayoutEffect(() => {
    latest.current = planned;
  });
  const save = useCallback(() => session.flush(), [session]);
  const confirm = useCallback(() => save().then(() => setDialog('confirm')), [save, setDialog]);
  const send = useCallback(async () => {
    if (!check()) return;
    // The key may follow the last letter before the plan does.
    readNow();
    const { isBlocked, obtain, wouldAccept } = latest.current;
    if (!isBlocked && obtain() && (await wouldAccept())) await confirm();
  }, [check, readNow, confirm]);
  useFormKeys({ save, send, step, block: stepSection });
  return { confirm, send };
}
