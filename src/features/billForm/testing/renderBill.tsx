import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import type { FormOptions } from '#components/form/store/formStore.ts';
import { billFormStore, type BillFormStore } from '../billFormStore.ts';
import { LookupProvider, type LookupPort } from '#components/inputs/LookupContext.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { createI18n } from '#i18n/createI18n.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { BillForm } from '../BillForm.tsx';
import { PartyPortContext, type PartyPort } from '../party/partyPort.ts';
import { fakeParties } from './fakeParties.ts';

const i18n = await createI18n('en', (key) => {
  throw new Error(`No text for ${key}`);
});
await withLateTexts(async () => {})();

/** Provides the texts. */
export const I18n = ({ children }: { children: React.ReactNode }) => (
  <I18nContextProvider value={i18n.provider}>{children}</I18nContextProvider>
);

/** A bill's form store that runs deferred work at once by default. */
export function createTestForm(
  bill: Bill,
  options: Pick<FormOptions, 'showProblems' | 'most' | 'defer'> & { now?: Date } = {},
): BillFormStore {
  return billFormStore(bill, {
    now: () => options.now ?? new Date('2026-08-31T10:00:00Z'),
    defer: options.defer ?? ((work) => work),
    showProblems: options.showProblems ?? false,
    most: options.most,
  });
}

/** Renders the form of a bill with a user-event user. */
export function renderBill(
  bill: Bill,
  options: Parameters<typeof createTestForm>[1] & { country?: LookupPort; parties?: PartyPort } = {},
) {
  const form = createTestForm(bill, options);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <I18n>
      <LookupProvider value={options.country ? { country: options.country } : {}}>
        <PartyPortContext value={options.parties ?? fakeParties().port}>
          <BillForm form={form} billType={bill.billType} onGoToSection={() => undefined} />
        </PartyPortContext>
      </LookupProvider>
    </I18n>,
  );
  return { form, user, ...view };
}
