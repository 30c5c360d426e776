import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '#components/layout/Disclosure.tsx';
import { userEvent, within } from 'storybook/test';

const meta = { title: 'Layout/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { label: 'Account', button: 'Finn Zhao', children: <p>Harbour Logistics Ltd</p> },
};
export const Open: Story = {
  args: Closed.args,
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
};
