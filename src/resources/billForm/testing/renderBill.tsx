import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import type { FormStore } from '#components/form/formStore.ts';
import { createFormStore } from '#components/form/formStore.ts';
import { LookupProvider, type LookupPort } from '#components/inputs/LookupContext.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { createI18n } from '#i18n/createI18n.ts';
import type { AnyRecord } from '#schema/field.ts';
import { BillForm } from '../BillForm.tsx';
import { cleanField } from '../cleanField.ts';
import { followBondHolder } from '../followBondHolder.ts';

const i18n = await createI18n('en', (key) => {
  throw new Error(`No text for ${key}`);
});

/** Gives texts to what is rendered. */
export const I18n = ({ children }: { children: React.ReactNode }) => (
  <I18nContextProvider value={i18n.provider}>{children}</I18nContextProvider>
);

/** A form store of a bill whose deferred work runs at once. */
export function formOf(bill: Bill, options: { judged?: boolean; now?: Date } = {}): FormStore {
  return createFormStore({
    entity: billEntity(bill.billType),
    record: bill as unknown as AnyRecord,
    clean: cleanField,
    now: () => options.now ?? new Date('2026-08-31T10:00:00Z'),
    defer: (work) => work,
    judged: options.judged ?? false,
    onCommit: followBondHolder,
  });
}

/** Draws the form of a bill, with a person to use it. */
export function renderBill(bill: Bill, options: { country?: LookupPort; judged?: boolean } = {}) {
  const form = formOf(bill, options);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <I18n>
      <LookupProvider value={options.country ? { country: options.country } : {}}>
        <BillForm form={form} billType={bill.billType} onGoToSection={() => undefined} />
      </LookupProvider>
    </I18n>,
  );
  return { form, user, ...view };
}
