import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslate } from 'react-admin';
import { FileDrop } from '#components/inputs/FileDrop.tsx';

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  args: { label: '', hint: '', overHint: '', accept: '.pdf', onChoose: () => {} },
  // Labels come from the app's texts, so that the toolbar shows them in each language.
  render: function Render(args) {
    const t = useTranslate();
    const label = t(args.children ? 'opening.chooseOther' : 'opening.choose');
    return <FileDrop {...args} label={label} hint={t('opening.drop')} overHint={t('opening.dropNow')} />;
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploading: Story = {
  args: {
    isBusy: true,
    children: <progress max={1} value={0.4} aria-label="agreement.pdf" style={{ width: '100%' }} />,
  },
};
export const Done: Story = { args: { variant: 'outlined', children: <output>agreement.pdf</output> } };
export const LongName: Story = {
  args: {
    variant: 'outlined',
    children: <b style={{ overflowWrap: 'anywhere' }}>{`${'宁波海港货代服务协议'.repeat(20)}.pdf`}</b>,
  },
};
