import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportCharts } from '#features/importerReport/charts/ReportCharts.tsx';
import { ReportTiles } from '#features/importerReport/ReportTiles.tsx';
import { makeReport } from '#features/importerReport/testing/makeReport.ts';
import type { Period } from '#rules/period.ts';

const meta = { title: 'App/Statistics/Report card', component: ReportCharts } satisfies Meta<typeof ReportCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (period: Period, filingsOn: (day: number) => number): Story => ({
  args: { period, report: makeReport(period, filingsOn) },
});

export const Quarter: Story = story({ start: '2026-08-31', end: '2026-11-22' }, (day) =>
  day % 7 === 6 ? 0 : 12 + ((day * 7) % 25),
);
export const OneDay: Story = story({ start: '2026-11-20', end: '2026-11-20' }, () => 18);
export const Empty: Story = story({ start: '2026-08-31', end: '2026-11-22' }, () => 0);
export const Figures: Story = { ...Quarter, render: ({ report }) => <ReportTiles data={report} /> };
