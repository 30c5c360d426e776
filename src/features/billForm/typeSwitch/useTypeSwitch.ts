import { useCallback, useState, useSyncExternalStore } from 'react';
import type { BillFormStore } from '../billFormStore.ts';
import type { BillType } from '#contract/codes.ts';
import { switchBillType, type SwitchedBill } from '#rules/switchBillType.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';
import { useHiddenText } from './useHiddenText.ts';

/** [B02] Changes the filing type of an open draft; fields that the new type lacks are stored beside the draft. */
export function useTypeSwitch(form: BillFormStore, session: DocumentSession) {
  const billType = useSyncExternalStore(
    useCallback((listener) => form.on('structure', listener), [form]),
    () => form.record['billType'],
  );
  const { readHiddenText, saveHiddenText } = useHiddenText(session);
  /** A change that would hide fields, until it is confirmed. */
  const [proposed, setProposed] = useState<SwitchedBill | null>(null);
  /** The type before the last change, for undo. */
  const [before, setBefore] = useState<BillType | null>(null);

  function apply(switched: SwitchedBill): void {
    saveHiddenText(switched.hidden, switched.dropped.length > 0);
    setBefore(billType);
    form.replace(switched.bill);
    // A programmatic replace is not stored otherwise.
    void session.flush();
  }
  /** Null if another tab has changed to this type meanwhile. */
  async function switchTo(to: BillType): Promise<SwitchedBill | null> {
    const hidden = await readHiddenText();
    form.tidy();
    const bill = session.record();
    return bill.billType === to ? null : switchBillType(bill, to, hidden);
  }
  async function propose(to: BillType): Promise<void> {
    if (to === billType) return;
    const switched = await switchTo(to);
    if (switched?.dropped.length === 0) apply(switched);
    else setProposed(switched);
  }
  /** Reads the draft again, which another tab may have changed since the proposal. */
  async function confirm(to: BillType): Promise<void> {
    setProposed(null);
    const switched = await switchTo(to);
    if (switched) apply(switched);
  }
  async function undo(): Promise<void> {
    const switched = before === null ? null : await switchTo(before);
    if (switched) apply(switched);
    setBefore(null);
  }

  return { billType, proposed, propose, confirm, undo, before, cancel: () => setProposed(null) };
}
