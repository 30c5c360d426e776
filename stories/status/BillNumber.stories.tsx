import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { CopyableNumber } from '#components/status/CopyableNumber.tsx';

const meta = { title: 'Status/BillNumber', component: BillNumber, subcomponents: { CopyableNumber } } satisfies Meta<
  typeof BillNumber
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithScac: Story = { args: { value: 'OOLU2719403685' } };
export const WithoutScac: Story = { args: { value: '2719403685' } };
export const Shortest: Story = { args: { value: 'COSU1' } };
export const Copyable: Story = {
  args: { value: 'COSU6281104477' },
  render: ({ value }) => (
    <CopyableNumber value={value}>
      <BillNumber value={value} />
    </CopyableNumber>
  ),
};
