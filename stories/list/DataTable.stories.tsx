import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslate } from 'react-admin';
import type { Column } from '#components/list/column.ts';
import { DataTable } from '#components/list/DataTable.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { sampleFilings, type StoryFiling } from './filings.ts';
import { StoryList } from './StoryList.tsx';
import { noControls } from '../noControls.ts';

const COLUMNS: Column<StoryFiling>[] = [
  {
    key: 'amsNo',
    labelKey: 'fields.bill.amsRequestList.amsNo',
    render: (row) => <BillNumber value={row.amsNo} />,
    sortable: 'amsNo',
    rowHeader: true,
  },
  { key: 'buyer', labelKey: 'fields.bill.bugerName', render: (row) => row.buyer },
  { key: 'status', labelKey: 'sent.declarationStatus', render: (row) => <DeclarationStatusChip status={row.status} /> },
];

function Table({ selectable = false }: { selectable?: boolean }) {
  const t = useTranslate();
  return (
    <DataTable
      columns={COLUMNS}
      label={t('titles.hasSentList')}
      rowName={(row) => row.amsNo}
      empty={<ListState title={t('ui.list.nothingMatches')} />}
      selectable={selectable}
    />
  );
}

const meta = {
  title: 'List/DataTable',
  component: Table,
  subcomponents: { DataTable },
  // Stories have no page head above the sticky table head.
  decorators: [(Story) => <div style={{ paddingTop: 60 }}>{Story()}</div>],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: (args) => (
    <StoryList rows={sampleFilings(10)}>
      <Table {...args} />
    </StoryList>
  ),
};
export const Selectable: Story = { ...Filled, args: { selectable: true } };
export const Loading: Story = {
  parameters: noControls,
  render: () => (
    <StoryList isPending>
      <Table />
    </StoryList>
  ),
};
export const Empty: Story = {
  parameters: noControls,
  render: () => (
    <StoryList rows={[]}>
      <Table />
    </StoryList>
  ),
};
export const NothingMatches: Story = {
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(3)} filter={{ amsNo: 'NONE' }}>
      <Table />
    </StoryList>
  ),
};
export const Failed: Story = {
  parameters: noControls,
  render: () => (
    <StoryList error={new Error('shell.request.network')}>
      <Table />
    </StoryList>
  ),
};
