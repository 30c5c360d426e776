import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FormRoot } from '#components/form/FormRoot.tsx';
import { LookupProvider } from '#components/inputs/LookupContext.ts';
import { ISF_10 } from '#contract/codes.ts';
import { billEntity, blankBill, type Bill } from '#contract/entities/bill.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { BillSection } from '#features/billForm/sections/BillSection.tsx';
import { billFormStore } from '#features/billForm/billFormStore.ts';
import { PartyPortContext, type PartyPort } from '#features/billForm/party/partyPort.ts';
import { SectionFields } from '#features/billForm/sections/SectionFields.tsx';
import { fakeParties, partyRow } from '#features/billForm/testing/fakeParties.ts';
import { LOOKUPS } from './lookups.ts';

const BOOK = fakeParties(
  [
    partyRow('NINGBO TRADING CO LTD'),
    partyRow('HAI PHONG CASTING JSC', { city: 'HAI PHONG', countryCode: 'VN', addr: 'DINH VU INDUSTRIAL ZONE' }),
    partyRow('PACIFIC HOME GOODS INC', { type: 'buyer', city: 'COSTA MESA', countryCode: 'US', addr: 'OLD ROAD 1' }),
  ],
  [{ name: 'FOSHAN KITCHENWARE FACTORY', addr: 'NO 5 XINGYE ROAD', city: 'FOSHAN', countryCode: 'CN' }],
).port;
const silent: PartyPort = { ...BOOK, recent: () => [], search: () => new Promise(() => undefined) };
const failing: PartyPort = { ...BOOK, recent: () => [], search: () => Promise.reject(new Error('offline')) };
const empty: PartyPort = { ...BOOK, recent: () => [], search: async () => ({ records: [], total: 0 }) };

interface Facts {
  bill: Bill;
  section: string;
  port: PartyPort;
}

/** Party tools with an in-memory address book. */
function Block({ bill, section, port }: Facts) {
  const form = useMemo(
    () => billFormStore(bill, { now: () => new Date('2026-03-01T00:00:00+08:00'), showProblems: true }),
    [bill],
  );
  return (
    <LookupProvider value={LOOKUPS}>
      <PartyPortContext value={port}>
        <FormRoot form={form}>
          <BillSection section={section}>
            <SectionFields section={section} names={billEntity(bill.billType).views.form?.[section] ?? []} />
          </BillSection>
        </FormRoot>
      </PartyPortContext>
    </LookupProvider>
  );
}

const press = (tool: number) => async (canvasElement: HTMLElement) => {
  const bar = await within(canvasElement).findByRole('toolbar');
  const button = within(bar).getAllByRole('button')[tool];
  if (button) await userEvent.click(button);
};
const openBook = ({ canvasElement }: { canvasElement: HTMLElement }) => press(0)(canvasElement);
const enter =
  (name: string, text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!input) return;
    await userEvent.click(input);
    await userEvent.paste(text);
    await userEvent.tab();
  };

const meta = {
  title: 'App/Form/Party tools',
  component: Block,
  args: { bill: isf10Bill(), section: 'seller', port: BOOK },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddressBook: Story = { play: openBook };
export const AddressBookLoading: Story = { args: { port: silent }, play: openBook };
export const AddressBookFailed: Story = { args: { port: failing }, play: openBook };
export const AddressBookEmpty: Story = { args: { port: empty }, play: openBook };
export const SameAs: Story = { play: ({ canvasElement }) => press(1)(canvasElement) };
export const PasteAddress: Story = { play: ({ canvasElement }) => press(2)(canvasElement) };
export const KnownName: Story = { args: { section: 'buger' }, play: ({ canvasElement }) => press(3)(canvasElement) };
export const AddressTooLong: Story = {
  args: { bill: isf10Bill({ sellerAddr: ['A', 'B', 'C'].map((sign) => sign.repeat(30)).join(' ') + ' DDDDDDDDDDDD' }) },
};
export const Routing: Story = { args: { bill: isf5Bill(), section: 'routing' } };
export const NumberInDoubt: Story = {
  args: { bill: blankBill(ISF_10, 'HBRL'), section: 'importer' },
  play: enter('importerId', '123456789'),
};
