import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/layout/Button.tsx';

const meta = { title: 'Layout/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = { args: { variant: 'contained', children: 'Save' } };
export const Outlined: Story = { args: { variant: 'outlined', children: 'Compare' } };
export const Text: Story = { args: { children: 'Cancel' } };
export const Danger: Story = { args: { color: 'error', children: 'Delete' } };
export const Disabled: Story = { args: { variant: 'contained', disabled: true, children: 'Save' } };
export const Large: Story = { args: { variant: 'contained', size: 'large', children: 'Sign in' } };
export const LongText: Story = {
  args: {
    variant: 'outlined',
    children: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
  },
};
