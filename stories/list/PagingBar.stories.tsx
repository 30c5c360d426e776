import type { Meta, StoryObj } from '@storybook/react-vite';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { sampleFilings } from './filings.ts';
import { StoryList } from './StoryList.tsx';

const meta = { title: 'List/PagingBar', component: PagingBar } satisfies Meta<typeof PagingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (count: number): Story => ({
  render: () => (
    <StoryList rows={sampleFilings(count)}>
      <PagingBar />
    </StoryList>
  ),
});

export const OnePage: Story = of(7);
export const ManyPages: Story = of(345);
export const NoRows: Story = of(0);
