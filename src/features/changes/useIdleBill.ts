import { useEffect, useState } from 'react';
import { whenIdle } from '#components/form/afterPaint.ts';
import type { FormStore } from '#components/form/formStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';

/** The form's bill, updated when the browser is idle, so that typing is not delayed. */
export function useIdleBill(form: FormStore, session: DocumentSession): Bill {
  const [bill, setBill] = useState(() => session.record());
  useEffect(() => {
    const readSoon = whenIdle(() => setBill(session.record()));
    readSoon();
    const stops = [form.on('change', readSoon), form.on('structure', readSoon)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, session]);
  return bill;
}
