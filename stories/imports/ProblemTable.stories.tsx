import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImportProblem } from '#contract/endpoints/imports.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { ProblemTable } from '#features/imports/ProblemTable.tsx';

const SEVERITIES = ['error', 'warning', 'notice'] as const;
const problem = (index: number): ImportProblem => ({
  sheet: 'ISF-10',
  row: index + 2,
  column: 'D',
  field: 'billHsRequestList.0.hsCountryCode',
  message: '“XX” is no country code. Use two letters, for example CN.',
  severity: SEVERITIES[index % 3] ?? 'error',
  draft: index,
});

const meta = {
  title: 'App/Imports/ProblemTable',
  component: ProblemTable,
  args: { entity: isf10 },
} satisfies Meta<typeof ProblemTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AFew: Story = { args: { problems: [0, 1, 2].map(problem), count: 3 } };
export const ManyMore: Story = {
  args: { problems: Array.from({ length: 120 }, (_, index) => problem(index)), count: 4_200 },
};
