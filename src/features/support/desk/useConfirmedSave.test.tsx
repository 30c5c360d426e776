// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, HttpError, RecordContextProvider, SaveContextProvider, type DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useFormContext } from 'react-hook-form';
import { Toasts } from '#components/layout/Toasts.tsx';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { useChangeQuestion } from './useChangeQuestion.tsx';
import { useConfirmedSave, type Ask } from './useConfirmedSave.tsx';
import { useMoneyAnnouncement, useMoneyQuestion } from './useMoneyQuestion.tsx';

afterEach(cleanup);

const ENTERPRISE = { id: '17', name: 'Harbour Logistics', enabled: true, creditLimit: 1_000, vip: false };
const ROWS: Record<string, Record<string, { id: string } & Record<string, unknown>>> = {
  enterprises: { 17: ENTERPRISE },
  bills: {
    ISF0001: {
      id: 'ISF0001',
      isfNo: 'ISF0001',
      amsNo: 'BANQ12345678',
      enterpriseName: 'Harbour Logistics',
      enterpriseId: '17',
      refundableOperation: '17.4711',
      refundableFee: 70,
      refundableBond: 350,
      refundableCoupons: null,
    },
    ISF0002: { id: 'ISF0002', enterpriseId: '17', refundableOperation: null },
  },
};
const getOne = (async (name: string, { id }: { id: string }) => {
  const data = ROWS[name]?.[id];
  if (!data) throw new HttpError('It is not there any more.', 404);
  return { data };
}) as unknown as DataProvider['getOne'];

interface DeskFormProps {
  ask: Ask | undefined;
  values: Record<string, unknown>;
}
/** A form with one field, which the values fill. */
function DeskForm({ ask, values }: DeskFormProps) {
  const { submit, dialog } = useConfirmedSave(ask);
  return (
    <Form onSubmit={submit} record={values} disableInvalidFormNotification>
      <ReasonField />
      <button type="submit">Save the form</button>
      {dialog}
    </Form>
  );
}
function ReasonField() {
  const { register, formState } = useFormContext();
  return (
    <>
      <input aria-label="Reason" {...register('reason')} />
      {Object.entries(formState.errors).map(([name, error]) => (
        <p key={name}>{typeof error?.message === 'string' && error.message}</p>
      ))}
    </>
  );
}
const MoneyForm = ({ values }: { values: Record<string, unknown> }) => (
  <DeskForm ask={useMoneyQuestion()} values={values} />
);
const EnterpriseForm = ({ values }: { values: Record<string, unknown> }) => (
  <DeskForm ask={useChangeQuestion('enterprises')} values={values} />
);

/** Submits by Enter in the field. */
async function submit(Shown: typeof MoneyForm, values: Record<string, unknown>) {
  const save = vi.fn(async (): Promise<Record<string, string> | undefined> => undefined);
  await renderInAdmin(
    <RecordContextProvider value={ENTERPRISE}>
      <SaveContextProvider value={{ save }}>
        <Shown values={values} />
      </SaveContextProvider>
    </RecordContextProvider>,
    { dataProvider: { getOne } },
  );
  const field = await screen.findByRole('textbox', { name: 'Reason' });
  await userEvent.type(field, 'Late answer{Enter}');
  return { save, field };
}
const factsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('[S03] names enterprise, amount and reason before Enter in a field grants coins', async () => {
  const { save, field } = await submit(MoneyForm, { kind: 'grant', enterpriseId: '17', coins: 500, coupons: null });
  const dialog = await screen.findByRole('dialog', { name: 'Grant this to the enterprise?' });
  expect(factsOf(dialog)).toEqual([
    ['Enterprise', 'Harbour Logistics (number 17)'],
    ['Coins', '500'],
    ['Reason', 'Late answer'],
  ]);
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Grant coins' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ enterpriseId: '17', coins: 500, reason: 'Late answer' }),
  );
});

it('[S03] names filing, enterprise and amounts before a refund', async () => {
  const { save } = await submit(MoneyForm, { kind: 'refund', billId: 'ISF0001' });
  expect(factsOf(await screen.findByRole('dialog', { name: 'Refund this filing?' }))).toEqual([
    ['Enterprise', 'Harbour Logistics (number 17)'],
    ['AMS B/L no.', 'BANQ12345678'],
    ['ISF no.', 'ISF0001'],
    ['Refundable fee (coins)', '70'],
    ['Refundable bond charge (coins)', '350'],
    ['Reason', 'Late answer'],
  ]);
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ billId: 'ISF0001', operation: '17.4711' }));
});

it('[S03] shows the refusal of a confirmed request at the form', async () => {
  const { save } = await submit(MoneyForm, { kind: 'refund', billId: 'ISF0001' });
  save.mockResolvedValue({ billId: 'A refund of this filing already waits for approval.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('A refund of this filing already waits for approval.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[S03] says for whom coupon codes are', async () => {
  await submit(MoneyForm, { kind: 'codes', codes: 3, coupons: 2, validTo: '2999-01-01 00:00:00' });
  expect(factsOf(await screen.findByRole('dialog', { name: 'Make these coupon codes?' }))).toEqual([
    ['Enterprise', 'The first that enters a code'],
    ['Codes', '3'],
    ['Coupons', '2'],
    ['Valid until', '2999-01-01 00:00'],
    ['Reason', 'Late answer'],
  ]);
});

it.each([
  [{ kind: 'grant', enterpriseId: '99', coins: 5 }, 'No enterprise has this number.'],
  [{ kind: 'refund', billId: 'ISF0002' }, 'This filing has no charge that can be refunded now.'],
  [{ kind: 'refund', billId: 'BANQ12345678' }, /^No filing has this number\. Enter the ISF number/u],
])('[S03] says at the field that the number of %o cannot be used', async (values, text) => {
  const { save } = await submit(MoneyForm, values);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

it('[S06] shows the old and the new values before an enterprise is changed', async () => {
  const { save } = await submit(EnterpriseForm, { ...ENTERPRISE, enabled: false, creditLimit: 5_000 });
  const dialog = await screen.findByRole('dialog', { name: 'Save these changes?' });
  expect(factsOf(dialog)).toEqual([
    ['Enabled', 'Yes → No'],
    ['Credit line (coins)', '1,000 → 5,000'],
  ]);
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

function Announcer({ state }: { state: string }) {
  const announce = useMoneyAnnouncement();
  return (
    <button type="button" onClick={() => announce({ id: 'r1', state })}>
      Announce
    </button>
  );
}

it.each([
  ['done', 'Booked.'],
  ['waiting', 'Waits for a second person. Nothing is booked yet.'],
])('[S03] says what happened to a request that is %s', async (state, text) => {
  const { place } = await renderInAdmin(
    <>
      <Announcer state={state} />
      <Toasts />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(place.now).toBe('/money-requests/r1/show');
});
