import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankBill } from '#contract/entities/bill.ts';
import { ISF_10 } from '#contract/codes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CellAnnotationsProvider } from '#components/form/annotations/CellAnnotationsContext.ts';
import { RowsEditor } from '#components/form/grid/RowsEditor.tsx';
import { ANNOTATIONS, PASTE } from './rowRules.ts';
import { StoryForm } from './StoryForm.tsx';

const meta = { title: 'Form/RowsEditor', component: RowsEditor } satisfies Meta<typeof RowsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (
  list: 'amsRequestList' | 'billHsRequestList',
  form: Omit<Parameters<typeof StoryForm>[0], 'children'>,
): Story => ({
  args: {
    list,
    ...(list === 'amsRequestList'
      ? { columns: '4fr 2fr 5fr', repeated: 'validation.amsRepeated', carry: ['amsType'] }
      : {
          columns: '3fr 5fr 8fr',
          repeated: 'validation.hsRepeated',
          carry: ['hsCountryCode'],
          aside: { name: 'hsCode', labelKey: 'grid.aside' },
        }),
    paste: PASTE,
  },
  render: (args) => (
    <CellAnnotationsProvider value={ANNOTATIONS}>
      <StoryForm {...form}>
        <RowsEditor {...args} />
      </StoryForm>
    </CellAnnotationsProvider>
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
const many = isf10Bill({
  billHsRequestList: Array.from({ length: 999 }, (_, index) => ({
    hsCode: String(940_000 + index),
    hsCountryCode: 'CN',
  })),
});

/** Pastes spreadsheet content into the first cell. */
async function pasteInto(canvas: HTMLElement, text: string): Promise<void> {
  const cell = await waitFor(() => {
    const found = canvas.querySelector('input');
    if (!found) throw new Error('no cell yet');
    return found;
  });
  await userEvent.click(cell);
  await userEvent.paste(text);
}

export const BillsEmpty: Story = of('amsRequestList', { bill: blankBill(ISF_10, 'HBRL') });
export const BillsFilled: Story = of('amsRequestList', { bill: three });
export const BillsWrong: Story = of('amsRequestList', { bill: repeated, checked: true });
export const BillsNone: Story = of('amsRequestList', { bill: isf10Bill({ amsRequestList: [] }), checked: true });
export const GoodsEmpty: Story = of('billHsRequestList', { bill: blankBill(ISF_10, 'HBRL') });
export const GoodsFilled: Story = of('billHsRequestList', { bill: three });
export const GoodsWrong: Story = of('billHsRequestList', { bill: repeated, checked: true });
export const GoodsNineHundredNinetyNineLines: Story = of('billHsRequestList', { bill: many });

/** Headings, a cut number, a restored zero, an unknown country, a repeated line. */
export const GoodsAfterPaste: Story = {
  ...of('billHsRequestList', { bill: blankBill(ISF_10, 'HBRL') }),
  play: async ({ canvasElement }) => {
    await pasteInto(
      canvasElement,
      'HS code\tOrigin\tDescription\n9403.60.8081\tCN\tTABLES\n30461\tVN\tFISH\n847130\tRuritania\tPC\n940360\tCN\tTABLES\n',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-row]')).toHaveLength(5));
  },
};

/** More rows than a filing may have. */
export const GoodsPasteTooMany: Story = {
  ...of('billHsRequestList', { bill: blankBill(ISF_10, 'HBRL') }),
  play: async ({ canvasElement }) => {
    const lines = Array.from({ length: 1_003 }, (_, at) => `${100_000 + at}\tCN`);
    await pasteInto(canvasElement, lines.join('\n'));
    await waitFor(() => expect(canvasElement.querySelector('[role=alert]')).not.toBeNull());
  },
};
