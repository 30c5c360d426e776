import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '#components/status/CopyButton.tsx';
import { DueMark } from '#components/status/DueMark.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Status/Tones', component: StatusChip, subcomponents: { CopyButton, DueMark } } satisfies Meta<
  typeof StatusChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { tone: 'waiting', children: 'Sent' } };
export const Good: Story = { args: { tone: 'green', children: 'Accepted' } };
export const Warned: Story = { args: { tone: 'greenWarning', children: 'Accepted with a warning' } };
export const Refused: Story = { args: { tone: 'red', children: 'Rejected' } };
export const LongText: Story = {
  args: {
    tone: 'red',
    children: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
  },
};
export const TimeLeft: Story = {
  args: Waiting.args,
  parameters: noControls,
  render: () => (
    <DueMark state="soon" left={0.5} limits={[0.33, 0.66]}>
      Loading in 36 h
    </DueMark>
  ),
};
export const TimeLeftWithNote: Story = {
  args: Waiting.args,
  parameters: noControls,
  render: () => (
    <DueMark state="late" left={0.2} limits={[0.33, 0.66]} note="Send it now.">
      Loading in 14 h
    </DueMark>
  ),
};
export const Copy: Story = {
  args: Waiting.args,
  parameters: noControls,
  render: () => <CopyButton value="OOLU2719403685" />,
};
