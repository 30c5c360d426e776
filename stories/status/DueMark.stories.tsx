import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { toServerText } from '#schema/dateText.ts';

/** Fixed, so that no story changes with the calendar. */
const NOW = Date.parse('2026-03-01T00:00:00+08:00');

const meta = { title: 'App/Status/DueMark', component: LoadingMark } satisfies Meta<typeof LoadingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (hours: number, isLong = false): Story => ({
  args: { loadingAt: toServerText(new Date(NOW + hours * 3_600_000)), now: NOW, isLong },
});

export const Far: Story = at(140);
export const Soon: Story = at(38);
export const Late: Story = at(9);
export const Minutes: Story = at(0.5);
export const Loaded: Story = at(-30);
export const FarInAForm: Story = at(140, true);
export const SoonInAForm: Story = at(38, true);
export const LateInAForm: Story = at(9, true);
export const LoadedInAForm: Story = at(-30, true);
