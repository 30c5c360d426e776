import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslate } from 'react-admin';
import { Strip, type StripProps } from '#components/layout/Strip.tsx';

function FieldMessage({ tone, textKey }: { tone: StripProps['tone']; textKey: string }) {
  const t = useTranslate();
  return <Strip tone={tone}>{t(textKey)}</Strip>;
}

const meta = { title: 'Layout/Strip', component: FieldMessage, subcomponents: { Strip } } satisfies Meta<
  typeof FieldMessage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: 'info', textKey: 'errors.reviewPending' } };
export const Success: Story = { args: { tone: 'success', textKey: 'ui.layout.online' } };
export const Warning: Story = { args: { tone: 'warning', textKey: 'shell.offline' } };
export const Failure: Story = { args: { tone: 'error', textKey: 'shell.request.network' } };
