import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankBill } from '#contract/entities/bill.ts';
import { ISF_10 } from '#contract/codes.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { Field } from '#components/form/field/Field.tsx';
import { StoryForm } from './StoryForm.tsx';

const blank = blankBill(ISF_10, 'HBRL');
const filled = isf10Bill({ loadingAt: '2026-03-31 18:00:00' });
const passport = isf10Bill({
  cargoType: '03',
  importerType: 'AEF',
  importerId: 'E12345678',
  importerBirth: '1980-05-17',
  importerCountry: 'CN',
});

const meta = { title: 'Form/Field', component: Field } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: string, form: Omit<Parameters<typeof StoryForm>[0], 'children'>, lines?: number): Story => ({
  args: { name, ...(lines ? { lines } : {}) },
  render: (args) => (
    <StoryForm {...form}>
      <Field {...args} />
    </StoryForm>
  ),
});

export const TextEmpty: Story = of('bugerName', { bill: blank });
export const TextFilled: Story = of('bugerName', { bill: filled });
export const TextMissing: Story = of('bugerName', { bill: blank, checked: true });
export const TextWithUnsupportedCharacters: Story = of('bugerName', {
  bill: blank,
  typed: { bugerName: '宁波 TRADING' },
});
export const TextConverted: Story = of('sellerName', { bill: blank, typed: { sellerName: 'Công ty Đông Á' } });
export const TextTooLong: Story = of('bugerName', {
  bill: blank,
  typed: { bugerName: 'PACIFIC HOME GOODS AND FURNITURE INCORPORATED' },
});
export const TextNearItsLimit: Story = of('bugerName', {
  bill: blank,
  typed: { bugerName: 'PACIFIC HOME GOODS AND FURNITURE' },
});
export const TextArea: Story = of('bugerAddr', { bill: filled }, 3);
export const TextWithHint: Story = {
  ...of('houseScac', { bill: filled }),
  args: { name: 'houseScac', hint: 'HBRL' },
};
export const IdNumber: Story = of('importerId', { bill: filled });
export const IdNumberWithWarning: Story = of('importerId', { bill: filled, typed: { importerId: '12345' } });
export const ChoiceFilled: Story = of('cargoType', { bill: filled });
export const ChoiceMissing: Story = of('bondType', { bill: isf10Bill({ bondType: '' }), checked: true });
export const CountryEmpty: Story = of('bugerCountryCode', { bill: blank });
export const CountryFilled: Story = of('bugerCountryCode', { bill: filled });
export const CountryUnknown: Story = of('bugerCountryCode', { bill: filled, typed: { bugerCountryCode: 'XX' } });
export const DateFilled: Story = of('importerBirth', { bill: passport });
export const DateImpossible: Story = of('importerBirth', { bill: passport, typed: { importerBirth: '1980-02-31' } });
export const TimeFilled: Story = of('loadingAt', { bill: filled });
export const TimeWrong: Story = of('loadingAt', { bill: filled, typed: { loadingAt: 'tomorrow' } });
export const TimeNear: Story = of('loadingAt', { bill: filled, typed: { loadingAt: '2026-03-02 10:00:00' } });
