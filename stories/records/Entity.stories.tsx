import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListContextProvider, SaveContextProvider, useList, type RaRecord } from 'react-admin';
import { CodeNamesProvider } from '#components/cells/CodeNamesContext.ts';
import { FieldValue } from '#components/cells/FieldValue.tsx';
import { Button } from '#components/layout/Button.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { EntityForm } from '#components/records/EntityForm.tsx';
import { EntityList } from '#components/records/EntityList.tsx';
import { RowAction, RowActions } from '#components/records/RowActions.tsx';
import { SidePanel } from '#components/records/SidePanel.tsx';
import { SplitView } from '#components/records/SplitView.tsx';
import { linkman } from '#contract/entities/linkman.ts';
import { entity } from '#schema/entity.ts';
import { lookup, rows, text } from '#schema/field.ts';
import { userEvent, within } from 'storybook/test';
import { noControls } from '../noControls.ts';

const meta = {
  title: 'Records/Entity',
  component: EntityList,
  subcomponents: { EntityForm, FieldValue, RowAction, SidePanel, SplitView, RowActions },
} satisfies Meta<typeof EntityList>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROWS = [
  { id: '1', name: 'Finn Zhao', email: 'finn@harbour.test', phone: '+86 574 8700 1234' },
  { id: '2', name: 'Linh Tran', email: 'linh@harbour.test', phone: '' },
];

function List({ rows, error }: { rows?: RaRecord<string>[]; error?: Error }) {
  const list = useList<RaRecord<string>>({
    data: rows,
    isPending: !rows && !error,
    error,
    resource: 'linkmen',
    perPage: 10,
  });
  return (
    <ListContextProvider value={list}>
      <EntityList entity={linkman} label="Contacts" empty={<ListState title="No contacts yet" />} selectable />
    </ListContextProvider>
  );
}
const save = { save: () => Promise.resolve({}), saving: false };
const form = (
  <SaveContextProvider value={save}>
    <EntityForm entity={linkman} />
  </SaveContextProvider>
);
const args = { entity: linkman, label: 'Contacts', empty: null };

export const Filled: Story = { args, parameters: noControls, render: () => <List rows={ROWS} /> };
export const Empty: Story = { args, parameters: noControls, render: () => <List rows={[]} /> };
export const Loading: Story = { args, parameters: noControls, render: () => <List /> };
export const Failed: Story = {
  args,
  parameters: noControls,
  render: () => <List error={new Error('shell.request.network')} />,
};
export const LongText: Story = {
  args,
  parameters: noControls,
  render: () => (
    <List
      rows={[
        {
          ...ROWS[0],
          id: '3',
          name: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
        },
      ]}
    />
  ),
};
export const Form: Story = { args, parameters: noControls, render: () => form };
export const FormWithProblems: Story = {
  args,
  parameters: noControls,
  render: () => form,
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
  },
};
/** With the labels of the app's filings. */
const shipment = entity(
  'bill',
  {
    clientRef: text({ max: 30 }),
    billHsRequestList: rows(
      { hsCode: text({ required: true, max: 10 }), hsCountryCode: lookup('country') },
      { start: 2 },
    ),
  },
  { views: { form: { main: ['clientRef'], goods: ['billHsRequestList'] } } },
);
export const FormWithList: Story = {
  args,
  parameters: noControls,
  render: () => (
    <SaveContextProvider value={save}>
      <EntityForm entity={shipment} />
    </SaveContextProvider>
  ),
};
export const BesideList: Story = {
  args,
  parameters: noControls,
  render: () => (
    <SplitView
      panel={
        <SidePanel title="New contact" onClose={() => {}} foot={<Button variant="contained">Save</Button>}>
          <p>The form</p>
        </SidePanel>
      }
    >
      <List rows={ROWS} />
    </SplitView>
  ),
};
export const ActionsOfARow: Story = {
  args,
  parameters: noControls,
  render: () => (
    <RowActions>
      <RowAction glyph="delete" label="Delete" onPress={() => {}} />
      <RowAction glyph="delete" label="Delete, not now" disabled onPress={() => {}} />
    </RowActions>
  ),
};
export const NamedCode: Story = {
  args,
  parameters: noControls,
  render: () => (
    <CodeNamesProvider value={{ country: (code) => (code === 'VN' ? 'Vietnam' : null) }}>
      <FieldValue field={lookup('country')} value="VN" />
    </CodeNamesProvider>
  ),
};
