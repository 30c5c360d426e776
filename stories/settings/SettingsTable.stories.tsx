import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/layout/Button.tsx';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';

interface Device {
  id: number;
  name: string;
  since: string;
}
const columns: SettingsColumn<Device>[] = [
  { label: 'Device', cell: ({ name }) => name },
  { label: 'Since', cell: ({ since }) => since },
  { label: 'Actions', isActions: true, cell: () => <Button color="error">Remove</Button> },
];
const rows: Device[] = [
  { id: 1, name: 'Firefox on Windows', since: '2026-08-03 10:00' },
  { id: 2, name: 'A device with a very long name '.repeat(6), since: '2026-08-01 09:30' },
];

const meta = {
  title: 'Settings/SettingsTable',
  component: SettingsTable<Device>,
  args: { columns, rows, keyOf: ({ id }) => id },
} satisfies Meta<typeof SettingsTable<Device>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [], empty: 'No devices yet' } };
