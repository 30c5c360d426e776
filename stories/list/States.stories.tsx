import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/layout/Button.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { NothingMatches } from '#components/list/NothingMatches.tsx';
import { StaleNotice } from '#components/list/StaleNotice.tsx';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import { StoryList } from './StoryList.tsx';
import { noControls } from '../noControls.ts';

const meta = {
  title: 'List/States',
  component: ListState,
  subcomponents: { ListError, NothingMatches, StaleNotice, UndoStrip },
} satisfies Meta<typeof ListState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { title: 'No drafts yet', children: 'Begin a filing.', actions: <Button variant="contained">New</Button> },
};
export const LongText: Story = {
  args: {
    title: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
    children: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
  },
};
export const Failed: Story = {
  args: { title: '' },
  parameters: noControls,
  render: () => <ListError error={new Error('shell.request.network')} onRetry={() => {}} />,
};
export const Nothing: Story = {
  args: { title: '' },
  parameters: noControls,
  render: () => (
    <StoryList rows={[]} filter={{ keyword: 'NONE' }}>
      <NothingMatches />
    </StoryList>
  ),
};
export const Stale: Story = {
  args: { title: '' },
  parameters: noControls,
  render: () => <StaleNotice onRetry={() => {}} />,
};
export const Deleted: Story = {
  args: { title: '' },
  parameters: noControls,
  render: () => (
    <div>
      <UndoStrip text="3 drafts deleted" onUndo={() => {}} onGone={() => {}} />
    </div>
  ),
};
