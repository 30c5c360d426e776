import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/layout/Button.tsx';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { ListContextProvider, useList } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { sampleFilings, type StoryFiling } from './filings.ts';
import { StoryList } from './StoryList.tsx';
import { noControls } from '../noControls.ts';

const meta = {
  title: 'List/SelectionBar',
  component: SelectionBar,
  subcomponents: { ColumnSettings, ExportTool, ListTools },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIMITS = { rows: 1_000, perPage: 100 };
const COLUMNS = [
  { key: 'ams', labelKey: 'fields.bill.amsRequestList.amsNo', rowHeader: true as const },
  { key: 'buyer', labelKey: 'drafts.buyer' },
];

function Selected({ children }: { children: ReactNode }) {
  const list = useList<StoryFiling>({ data: sampleFilings(30), perPage: 10, resource: 'selection' });
  const { onSelect } = list;
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the story opens
  useEffect(() => onSelect(['1', '2']), []);
  return <ListContextProvider value={list}>{children}</ListContextProvider>;
}
const bar = (offPage: number, above?: ReactNode) => (
  <Selected>
    <div>30 rows</div>
    <SelectionBar limits={LIMITS} offPage={offPage} above={above}>
      <Button variant="contained">Send</Button>
    </SelectionBar>
  </Selected>
);
const args = { limits: LIMITS, children: null };

export const TwoSelected: Story = { args, parameters: noControls, render: () => bar(0) };
export const SomeOnOtherPages: Story = { args, parameters: noControls, render: () => bar(1) };
export const Refused: Story = { args, parameters: noControls, render: () => bar(0, <p>One of them has problems.</p>) };
export const Tools: Story = {
  args,
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(12)}>
      <ListTools>
        <ExportTool onExport={() => {}} />
        <ColumnSettings columns={COLUMNS} saved="" onSave={() => {}} />
      </ListTools>
    </StoryList>
  ),
};
export const NothingToExport: Story = {
  args,
  parameters: noControls,
  render: () => (
    <StoryList rows={[]}>
      <ExportTool onExport={() => {}} />
    </StoryList>
  ),
};
