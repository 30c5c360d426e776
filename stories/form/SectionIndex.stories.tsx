import type { Meta, StoryObj } from '@storybook/react-vite';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { ISF_10 } from '#contract/codes.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { SectionIndex } from '#components/form/SectionIndex.tsx';
import { StoryForm } from './StoryForm.tsx';

interface Facts {
  bill: Bill;
  checked: boolean;
  done: number;
}

const titleKey = (section: string): string => `fields.blocks.${section}`;

function Index({ bill, checked, done }: Facts) {
  return (
    <StoryForm bill={bill} checked={checked}>
      {(form) => (
        <SectionIndex form={form} titleKey={titleKey} countElements={() => ({ done, total: 10 })} onGo={() => {}} />
      )}
    </StoryForm>
  );
}

const meta = {
  title: 'Form/SectionIndex',
  component: Index,
  subcomponents: { SectionIndex },
  args: { checked: false, done: 10 },
} satisfies Meta<typeof Index>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { bill: blankBill(ISF_10, 'HBRL'), done: 0 } };
export const Done: Story = { args: { bill: isf10Bill() } };
export const WithProblems: Story = {
  args: { bill: isf10Bill({ bugerCity: '纽约', bondHolderId: '12', sellerName: '' }), checked: true, done: 8 },
};
