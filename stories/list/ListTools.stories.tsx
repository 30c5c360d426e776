import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslate } from 'react-admin';
import { ColumnDialog } from '#components/list/ColumnDialog.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { ToolButton } from '#components/list/ToolButton.tsx';
import { sampleFilings } from './filings.ts';
import { StoryList } from './StoryList.tsx';
import { noControls } from '../noControls.ts';

const COLUMNS = [
  { key: 'ams', labelKey: 'fields.bill.amsRequestList.amsNo', rowHeader: true as const },
  { key: 'type', labelKey: 'fields.bill.billType' },
  { key: 'buyer', labelKey: 'drafts.buyer' },
  { key: 'filer', labelKey: 'fields.bill.houseScac', isOff: true as const },
];

function Tools() {
  const t = useTranslate();
  return (
    <ListTools>
      <ToolButton glyph="download" onClick={() => {}}>
        {t('ui.list.export', { smart_count: 3214 })}
      </ToolButton>
    </ListTools>
  );
}

const meta = { title: 'List/ListTools', component: Tools } satisfies Meta<typeof Tools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(12)}>
      <Tools />
    </StoryList>
  ),
};
export const Loading: Story = {
  parameters: noControls,
  render: () => (
    <StoryList isPending>
      <Tools />
    </StoryList>
  ),
};
export const Columns: Story = {
  parameters: noControls,
  render: () => (
    <div>
      <ColumnDialog columns={COLUMNS} saved="" onSave={() => {}} onClose={() => {}} />
    </div>
  ),
};
