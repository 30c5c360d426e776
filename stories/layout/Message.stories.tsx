import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/layout/Button.tsx';
import { CrashPage } from '#components/layout/CrashPage.tsx';
import { Message } from '#components/layout/Message.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Layout/Message', component: Message, subcomponents: { CrashPage } } satisfies Meta<
  typeof Message
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = { args: { title: 'Page not found', text: 'There is nothing at this address.' } };
export const WithAction: Story = {
  args: {
    title: 'No connection',
    text: 'Check the network.',
    children: <Button variant="contained">Try again</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
    text: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
  },
};
export const Crash: Story = {
  args: { title: '', text: '' },
  parameters: noControls,
  render: () => <CrashPage error={new Error('x is undefined')} reload={() => {}} />,
};
export const NewVersion: Story = {
  args: { title: '', text: '' },
  parameters: noControls,
  render: () => <CrashPage error={new Error('Failed to fetch dynamically imported module')} reload={() => {}} />,
};
