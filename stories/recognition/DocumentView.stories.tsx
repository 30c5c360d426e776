import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import type { ValueSource } from '#contract/recognition.ts';
import { invoice, packingList, recognizedDraft } from '#features/recognition/testing/documents.ts';
import { DocumentTabs } from '#features/recognition/viewer/DocumentTabs.tsx';
import { DocumentView } from '#features/recognition/viewer/DocumentView.tsx';

const NO_SOURCES: readonly ValueSource[] = [];
const sourcesOf = (path: string) => recognizedDraft.values.find((value) => value.path === path)?.sources ?? NO_SOURCES;

function Framed({ names, ...props }: ComponentProps<typeof DocumentView> & { names: readonly string[] }) {
  const [current, setCurrent] = useState(props.index);
  const [picked, setPicked] = useState('');
  return (
    <div style={{ height: 560 }}>
      <DocumentTabs names={names} current={current} onChange={setCurrent}>
        <DocumentView
          {...props}
          key={current}
          model={[invoice, packingList][current] ?? invoice}
          index={current}
          onPick={setPicked}
        />
      </DocumentTabs>
      <output>{picked}</output>
    </div>
  );
}

const meta = {
  title: 'App/Recognition/DocumentView',
  component: DocumentView,
  render: (args) => <Framed {...args} names={[invoice.filename, packingList.filename]} />,
  args: { model: invoice, index: 0, sources: NO_SOURCES },
} satisfies Meta<typeof DocumentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { sources: sourcesOf('bugerName') } };
export const Sheet: Story = {
  args: {
    model: packingList,
    index: 1,
    sources: recognizedDraft.values.flatMap(({ others }) => others?.flatMap(({ sources }) => sources) ?? []),
  },
};
