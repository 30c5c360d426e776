import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import { Keys } from '#components/palette/Keys.tsx';
import { ToneMark } from '#components/status/ToneMark.tsx';
import { StoryRow } from '../Row.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Layout/Glyph', component: Glyph, subcomponents: { Keys, ToneMark } } satisfies Meta<
  typeof Glyph
>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMES: GlyphName[] = ['drafts', 'search', 'close', 'menu', 'globe', 'person', 'keyboard', 'success', 'warning'];

export const Small: Story = { args: { name: 'drafts', size: 16 } };
export const Several: Story = {
  args: { name: 'drafts' },
  parameters: noControls,
  render: () => (
    <StoryRow>
      {NAMES.map((name) => (
        <Glyph key={name} name={name} />
      ))}
    </StoryRow>
  ),
};
export const Tones: Story = {
  args: { name: 'drafts' },
  parameters: noControls,
  render: () => (
    <StoryRow>
      {(['waiting', 'green', 'greenWarning', 'red'] as const).map((tone) => (
        <ToneMark key={tone} tone={tone} />
      ))}
    </StoryRow>
  ),
};
export const KeysOfASequence: Story = {
  args: { name: 'keyboard' },
  parameters: noControls,
  render: () => <Keys of={['g', 'd']} />,
};
export const KeysWithModifier: Story = {
  args: { name: 'keyboard' },
  parameters: noControls,
  render: () => <Keys of={['Mod+K']} />,
};
