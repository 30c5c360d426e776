import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ProblemSummary } from '#components/form/ProblemSummary.tsx';
import { StoryForm } from './StoryForm.tsx';

function Summary({ bill }: { bill: Bill }) {
  return (
    <StoryForm bill={bill} checked>
      {(form) => (
        <ProblemSummary
          form={form}
          issues={form.problems}
          titleKey={(section) => `fields.blocks.${section}`}
          onGo={() => {}}
          ref={null}
        />
      )}
    </StoryForm>
  );
}

const meta = { title: 'Form/ProblemSummary', component: Summary, subcomponents: { ProblemSummary } } satisfies Meta<
  typeof Summary
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = { args: { bill: isf10Bill() } };
export const OneProblem: Story = { args: { bill: isf10Bill({ bugerCity: '' }) } };
export const ManyProblems: Story = {
  args: {
    bill: isf10Bill({
      amsRequestList: [amsRowOf('OOLU2719403685'), amsRowOf('OOLU2719403685'), amsRowOf('1234567')],
      bugerName: '宁波 TRADING',
      bondHolderId: '12',
      billHsRequestList: [{ hsCode: '94', hsCountryCode: 'XX' }],
    }),
  },
};
export const WarningsOnly: Story = { args: { bill: isf10Bill({ importerId: '98-765432100' }) } };
