import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layout } from '#components/layout/Layout.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { menuOf } from '#shell/menu.ts';

const meta = {
  title: 'Layout/Layout',
  component: Layout,
  parameters: { isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: {
    brand: <Wordmark />,
    menu: { groups: menuOf(null, 'en'), current: 'draftList' },
    tools: 'Harbour Logistics Ltd',
    children: <p>Content</p>,
  },
};
export const WithStrip: Story = {
  args: { ...Filled.args, strips: <Strip tone="warning">The session ends in 5 minutes.</Strip> },
};
export const EmptyMenu: Story = { args: { ...Filled.args, menu: { groups: [] } } };
