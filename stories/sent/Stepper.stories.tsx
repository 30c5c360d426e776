import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from '#features/filing/Stepper.tsx';

const meta = { title: 'App/Sent/Stepper', component: Stepper } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = { name: 'sent', state: 'done', at: '2026-03-01 10:00:00' } as const;
const received = { name: 'received', state: 'done', at: '2026-03-01 10:00:02' } as const;

export const JustSent: Story = {
  args: {
    steps: [sent, { name: 'received', state: 'waiting', at: '' }, { name: 'accepted', state: 'waiting', at: '' }],
  },
};
export const Accepted: Story = {
  args: {
    steps: [
      sent,
      received,
      { name: 'accepted', state: 'done', at: '2026-03-01 10:00:04' },
      { name: 'matched', state: 'done', at: '2026-03-01 10:00:06' },
    ],
  },
};
export const Rejected: Story = {
  args: { steps: [sent, received, { name: 'rejected', state: 'failed', at: '2026-03-01 10:00:04' }] },
};
