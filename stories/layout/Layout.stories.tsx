import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopBar } from '#components/layout/TopBar.tsx';
import { SideMenu } from '#components/layout/SideMenu.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { Layout } from '#components/layout/Layout.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { menuOf } from '#shell/menu.ts';

const meta = {
  title: 'Layout/Layout',
  component: Layout,
  subcomponents: { LanguageSwitch, SideMenu, TopBar },
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
