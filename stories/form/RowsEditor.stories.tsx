import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankBill } from '#contract/entities/bill.ts';
import { ISF_10 } from '#contract/codes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { RowsEditor } from '#components/form/RowsEditor.tsx';
import { StoryForm } from './StoryForm.tsx';

const meta = { title: 'Form/RowsEditor', component: RowsEditor } satisfies Meta<typeof RowsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (
  list: 'amsRequestList' | 'billHsRequestList',
  form: Omit<Parameters<typeof StoryForm>[0], 'children'>,
): Story => ({
  args: { list, columns: list === 'amsRequestList' ? '3fr 2fr 3fr' : '2fr 3fr' },
  render: (args) => (
    <StoryForm {...form}>
      <RowsEditor {...args} />
    </StoryForm>
  ),
});

const three = isf10Bill({
  amsRequestList: [amsRowOf('OOLU2719403685'), amsRowOf('OOLU2719403686', 'OB', 'URGENT'), amsRowOf('OOLU2719403687')],
});
const repeated = isf10Bill({
  amsRequestList: [amsRowOf('OOLU2719403685'), amsRowOf('OOLU2719403685'), amsRowOf('12')],
  billHsRequestList: [
    { hsCode: '940360', hsCountryCode: 'CN' },
    { hsCode: '940360', hsCountryCode: 'CN' },
    { hsCode: '94-36A', hsCountryCode: '' },
  ],
});
const hundred = isf10Bill({
  billHsRequestList: Array.from({ length: 100 }, (_, index) => ({
    hsCode: String(940_000 + index),
    hsCountryCode: 'CN',
  })),
});

export const BillsEmpty: Story = of('amsRequestList', { bill: blankBill(ISF_10, 'HBRL') });
export const BillsFilled: Story = of('amsRequestList', { bill: three });
export const BillsWrong: Story = of('amsRequestList', { bill: repeated, checked: true });
export const BillsNone: Story = of('amsRequestList', { bill: isf10Bill({ amsRequestList: [] }), checked: true });
export const GoodsEmpty: Story = of('billHsRequestList', { bill: blankBill(ISF_10, 'HBRL') });
export const GoodsFilled: Story = of('billHsRequestList', { bill: three });
export const GoodsWrong: Story = of('billHsRequestList', { bill: repeated, checked: true });
export const GoodsHundredLines: Story = of('billHsRequestList', { bill: hundred });
