import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfidenceMark } from '#features/recognition/review/ConfidenceMark.tsx';

const meta = {
  title: 'App/Recognition/ConfidenceMark',
  component: ConfidenceMark,
  args: { confidence: 'check' },
} satisfies Meta<typeof ConfidenceMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sure: Story = { args: { confidence: 'sure' } };
export const Check: Story = {};
export const Guess: Story = { args: { confidence: 'guess' } };
