import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { matching, type Command } from '#components/palette/command.ts';
import { KeyboardHelp } from '#components/palette/KeyboardHelp.tsx';
import { KEY_TOPICS } from '#shell/keyboardMap.ts';
import { Palette } from '#components/palette/Palette.tsx';
import { noControls } from '../noControls.ts';

const run = () => {};
const GROUPS = ['found', 'go', 'begin', 'page'].map((name) => ({ name, labelKey: `palette.groups.${name}` }));

function Example({ text: first, isSearching }: { text: string; isSearching: boolean }) {
  const t = useTranslate();
  const [text, setText] = useState(first);
  const commands: Command[] = [
    { id: 'd', group: 'go', label: t('titles.draftList'), keys: ['g', 'd'], run },
    { id: 's', group: 'go', label: t('titles.hasSentList'), keys: ['g', 's'], run },
    { id: 'n', group: 'begin', label: t('drafts.newIsf10'), keys: ['n'], run },
    { id: 'f', group: 'found', label: 'OOLU2719403685', note: t('palette.draft'), isNumber: true, run },
  ];
  return (
    <div>
      <Palette
        text={text}
        groups={GROUPS}
        onText={setText}
        commands={matching(commands, text)}
        isSearching={isSearching}
        onClose={run}
      />
    </div>
  );
}

const meta = {
  title: 'Palette/Palette',
  component: Example,
  subcomponents: { Palette, KeyboardHelp },
  args: { text: '', isSearching: false },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Found: Story = { args: { text: '2719' } };
export const Searching: Story = { args: { text: 'zz', isSearching: true } };
export const Nothing: Story = { args: { text: 'zz' } };
export const Keyboard: Story = {
  parameters: noControls,
  render: () => (
    <div>
      <KeyboardHelp topics={KEY_TOPICS} onClose={run} />
    </div>
  ),
};
