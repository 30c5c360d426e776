import { useCallback, useState, useSyncExternalStore } from 'react';
import type { BillFormStore } from '../billFormStore.ts';
import type { BillType } from '#contract/codes.ts';
import { switchBillType, type SwitchedBill } from '#rules/switchBillType.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';
import { useHiddenText } from './useHiddenText.ts';

/** Milliseconds to wait for the storage. */
const STORAGE_TIMEOUT = 1_000;

/** [B02] Changes the filing type of an open draft; fields that the new type lacks are stored beside the draft. */
export function useTypeSwitch(form: BillFormStore, session: DocumentSession) {
  const billType = useSyncExternalStore(
    useCallback((listener) => form.on('structure', listener), [form]),
    () => form.record['billType'],
  );
  const { hiddenText, read, saveHiddenText } = useHiddenText(session);
  /** A change that would hide fields, until it is confirmed. */
  const [proposed, setProposed] = useState<SwitchedBill | null>(null);
  /** The type before the last change, for undo. */
  const [before, setBefore] = useState<BillType | null>(null);

  function apply(switched: SwitchedBill): void {
    saveHiddenText(switched.hidden, switched.dropped.length > 0);
    setBefore(billType);
    setProposed(null);
    form.replace(switched.bill);
    // A programmatic replace is not stored otherwise.
    void session.flush();
  }
  async function propose(to: BillType): Promise<void> {
    if (to === billType) return;
    await Promise.race([read(), new Promise((done) => setTimeout(done, STORAGE_TIMEOUT))]);
    form.tidy();
    const switched = switchBillType(session.record(), to, hiddenText.current);
    if (switched.dropped.length === 0) apply(switched);
    else setProposed(switched);
  }
  function undo(): void {
    if (before === null) return;
    apply(switchBillType(session.record(), before, hiddenText.current));
    setBefore(null);
  }

  return { billType, proposed, propose, apply, undo, before, cancel: () => setProposed(null) };
}
