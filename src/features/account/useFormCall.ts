import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { formErrors } from './formErrors.ts';

/**
 * Calls the portal for the submit handler of react-admin's `Form`: returns the messages of refused fields and reports any
 * other failure.
 * @example const { submit, isBusy } = useFormCall(); <Form onSubmit={(values) => submit((provider) => save(provider, values))}>
 */
export function useFormCall() {
  const t = useTranslate();
  const report = useReportError();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);

  async function submit(
    call: (provider: TenPlusTwoDataProvider) => Promise<void>,
  ): Promise<Record<string, string> | undefined> {
    setBusy(true);
    try {
      await call(dataProvider);
    } catch (error) {
      const refused = formErrors(error, t);
      if (refused) return refused;
      report(error);
    } finally {
      setBusy(false);
    }
    return undefined;
  }
  return { submit, isBusy };
}
