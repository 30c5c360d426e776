import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataProviderContext, testDataProvider } from 'react-admin';
import type { PayType } from '#contract/codes.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { priceFirstSend } from '#rules/pricing.ts';
import type { ReadyCheck } from '#features/sending/check/draftCheck.ts';
import { PriceCard } from '#features/sending/check/PriceCard.tsx';
import { buildQuote } from '#features/payment/quote.ts';

interface Facts {
  amsNos: string[];
  filedInAms: string[];
  providersBond: boolean;
  balance: number;
  payType: PayType;
  isSubAccount: boolean;
  leftOut: number;
  isChecking: boolean;
  isSending: boolean;
}

/** A priced draft. */
function checkOf({ amsNos, filedInAms, providersBond, balance }: Facts): ReadyCheck {
  const bill = isf10Bill({
    amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)),
    bondType: providersBond ? 'Hgj_Continuous' : 'Continuous',
  });
  const price = priceFirstSend({ cargoType: '01', bondType: bill.bondType, amsNos }, new Set(filedInAms));
  const settlement: Settlement = {
    ...price,
    balance,
    couponCount: 3,
    payTypes: [
      { payType: 0, available: true },
      { payType: 1, available: false, reason: 'noCredit' },
      { payType: 2, available: amsNos.length <= 3 },
      { payType: 3, available: false, reason: 'noVip' },
    ],
    sufficient: balance >= price.total,
    conflicts: [],
    houseScacAvailable: true,
    missingSettings: [],
    rehearsal: [],
  };
  return { state: 'ready', id: 'draft', bill, settlement, issues: [] };
}

/** Names the main user, whom a sub-account asks for coins. */
const people = testDataProvider({
  listEmployees: () => Promise.resolve([{ id: 'admin', name: 'Ada Lin', admin: true, userType: 0 }]),
});

function Card(facts: Facts) {
  const checks = facts.amsNos.length > 0 ? [checkOf(facts)] : [];
  const { payType, isSubAccount, leftOut, isChecking, isSending } = facts;
  return (
    <DataProviderContext value={people}>
      <div style={{ maxWidth: 360 }}>
        <PriceCard
          title="send.price"
          checks={checks}
          quote={buildQuote(checks, payType, isSubAccount)}
          payType={payType}
          onPayType={() => {}}
          isSubAccount={isSubAccount}
          mayTopUp={!isSubAccount}
          leftOut={leftOut}
          isChecking={isChecking}
          blocked={null}
          isSending={isSending}
          onConfirm={() => {}}
        />
      </div>
    </DataProviderContext>
  );
}

const meta = {
  title: 'App/Send/PriceCard',
  component: Card,
  args: {
    amsNos: ['OOLU2719403685'],
    filedInAms: [],
    providersBond: false,
    balance: 2000,
    payType: 0,
    isSubAccount: false,
    leftOut: 0,
    isChecking: false,
    isSending: false,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneBill: Story = {};
export const SeveralBillsWithBond: Story = {
  args: {
    amsNos: ['OOLU2719403685', 'OOLU2719403686', 'OOLU2719403687'],
    filedInAms: ['OOLU2719403686'],
    providersBond: true,
  },
};
export const Coupons: Story = { args: { payType: 2 } };
export const BalanceTooLow: Story = { args: { balance: 40 } };
export const SubAccountTooLow: Story = { args: { balance: 40, isSubAccount: true } };
export const SomeLeftOut: Story = { args: { leftOut: 2 } };
export const NothingToSend: Story = { args: { amsNos: [] } };
export const Checking: Story = { args: { amsNos: [], isChecking: true } };
export const Sending: Story = { args: { isSending: true } };
