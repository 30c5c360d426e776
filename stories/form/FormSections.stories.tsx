import type { Meta, StoryObj } from '@storybook/react-vite';
import { ISF_10 } from '#contract/codes.ts';
import { billEntity, blankBill, type Bill } from '#contract/entities/bill.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { BillSection } from '#features/billForm/sections/BillSection.tsx';
import { SectionFields } from '#features/billForm/sections/SectionFields.tsx';
import { StoryForm } from './StoryForm.tsx';

interface Facts {
  bill: Bill;
  section: string;
  checked: boolean;
  typed: Record<string, string>;
}

function Section({ bill, section, checked, typed }: Facts) {
  const names = billEntity(bill.billType).views.form?.[section] ?? [];
  return (
    <StoryForm bill={bill} checked={checked} typed={typed}>
      <BillSection section={section}>
        <SectionFields section={section} names={names} />
      </BillSection>
    </StoryForm>
  );
}

const blank = blankBill(ISF_10, 'HBRL');
const meta = {
  title: 'App/Form/Sections',
  component: Section,
  args: { bill: isf10Bill(), checked: false, typed: {} },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartyEmpty: Story = { args: { section: 'seller', bill: blank } };
export const PartyFilled: Story = { args: { section: 'seller' } };
export const PartyMissing: Story = { args: { section: 'seller', bill: blank, checked: true } };
export const PartyConverted: Story = {
  args: { section: 'seller', typed: { sellerName: 'Công ty Đông Á', sellerCity: '胡志明' } },
};
export const BondOwn: Story = { args: { section: 'bond' } };
export const BondOfProvider: Story = { args: { section: 'bond', bill: isf10Bill({ bondType: 'Hgj_Continuous' }) } };
export const BondSingle: Story = {
  args: { section: 'bond', bill: isf10Bill({ bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' }) },
};
export const BondSingleWrong: Story = {
  args: {
    section: 'bond',
    bill: isf10Bill({ bondType: 'Single', suretyCode: '16', bondReferenceNo: '' }),
    checked: true,
  },
};
export const ImporterWithPassport: Story = {
  args: { section: 'importer', bill: isf10Bill({ cargoType: '03', importerType: 'AEF', importerId: 'E12345678' }) },
};
export const Shipment: Story = { args: { section: 'shipment' } };
export const Goods: Story = { args: { section: 'goods' } };
