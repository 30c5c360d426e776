import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchInput } from '#components/list/SearchInput.tsx';
import { StoryList } from './StoryList.tsx';

const recent = { texts: ['OOLU2719403685', 'REDWOOD CYCLES', 'TXSL'], load: () => {}, clear: () => {} };

const meta = {
  title: 'List/SearchInput',
  component: SearchInput,
  args: { source: 'keyword', hint: 'OOLU…' },
  decorators: [(Story) => <div style={{ minHeight: 220, maxWidth: 420 }}>{Story()}</div>],
  render: (args) => (
    <StoryList rows={[]}>
      <SearchInput {...args} />
    </StoryList>
  ),
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
/** An empty focused field shows recent searches. */
export const RecentSearches: Story = {
  args: { recent },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
export const ByOneField: Story = { args: { labelKey: 'fields.bill.houseScac', hint: '' } };
