import { useCallback, useState, useSyncExternalStore } from 'react';
import type { BillFormStore } from './billFormStore.ts';
import type { BillType } from '#contract/codes.ts';
import { switchBillType, type SwitchedBill } from '#rules/switchBillType.ts';
import type { DocumentSession } from '../document/sessionShape.ts';
import { useSwitchedText } from './useSwitchedText.ts';

/** Milliseconds that a storage which does not answer may hold up a change. */
const PATIENCE = 1_000;

/** [B02] Changes the filing type of an open draft; what the new type has no place for is kept beside the draft. */
export function useTypeSwitch(form: BillFormStore, session: DocumentSession) {
  const billType = useSyncExternalStore(
    useCallback((listener) => form.on('structure', listener), [form]),
    () => form.record['billType'],
  );
  const { kept, read, set } = useSwitchedText(session);
  /** A change that would drop something, until it is decided. */
  const [proposed, setProposed] = useState<SwitchedBill | null>(null);
  /** The type before the last change, while that can be taken back. */
  const [before, setBefore] = useState<BillType | null>(null);

  function apply(switched: SwitchedBill): void {
    set(switched.kept, switched.dropped.length > 0);
    setBefore(billType);
    setProposed(null);
    form.replace(switched.bill);
    // Nobody typed this, so nothing but this call keeps it.
    void session.flush();
  }
  async function propose(to: BillType): Promise<void> {
    if (to === billType) return;
    await Promise.race([read(), new Promise((done) => setTimeout(done, PATIENCE))]);
    form.tidy();
    const switched = switchBillType(session.record(), to, kept.current);
    if (switched.dropped.length === 0) apply(switched);
    else setProposed(switched);
  }
  function undo(): void {
    if (before === null) return;
    apply(switchBillType(session.record(), before, kept.current));
    setBefore(null);
  }

  return { billType, proposed, propose, apply, undo, before, cancel: () => setProposed(null) };
}
