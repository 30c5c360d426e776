import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatisticCharts } from '#features/statistics/charts/StatisticCharts.tsx';
import { ChartsSkeleton } from '#features/statistics/ChartsSkeleton.tsx';
import { SumTiles } from '#features/statistics/SumTiles.tsx';
import { makeStatistics } from '#features/statistics/testing/makeStatistics.ts';
import type { Period } from '#rules/period.ts';
import { noControls } from '../noControls.ts';

const meta = { title: 'App/Statistics/Charts', component: StatisticCharts } satisfies Meta<typeof StatisticCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (period: Period, filingsOn: (day: number) => number): Story => ({
  args: { period, statistics: makeStatistics(period, filingsOn) },
});
/** More in the middle of a period, none on Sundays. */
const wave = (days: number) => (day: number) =>
  day % 7 === 6 ? 0 : Math.round(12 + 20 * Math.sin((day / days) * Math.PI) + ((day * 7) % 5));

export const Quarter: Story = story({ start: '2026-08-31', end: '2026-11-22' }, wave(84));
export const Fortnight: Story = story({ start: '2026-11-09', end: '2026-11-22' }, wave(14));
export const OneDay: Story = story({ start: '2026-11-20', end: '2026-11-20' }, () => 18);
export const OneFiling: Story = story({ start: '2026-11-20', end: '2026-11-20' }, () => 1);
export const ThreeYears: Story = story({ start: '2023-11-27', end: '2026-11-22' }, wave(1_092));
export const Empty: Story = story({ start: '2026-08-31', end: '2026-11-22' }, () => 0);
export const Loading: Story = { ...Empty, parameters: noControls, render: () => <ChartsSkeleton /> };
export const Figures: Story = { ...Quarter, render: ({ statistics }) => <SumTiles data={statistics} /> };
export const FiguresLoading: Story = {
  ...Quarter,
  parameters: noControls,
  render: () => <SumTiles data={undefined} />,
};
