import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Toasts } from '#components/layout/Toasts.tsx';
import { Toast, type ToastFacts } from '#components/layout/Toast.tsx';
import { noControls } from '../noControls.ts';

function FieldMessage({ tone, textKey }: { tone: ToastFacts['tone']; textKey: string }) {
  const t = useTranslate();
  return <Toast id={1} tone={tone} text={t(textKey)} duration={null} onLeave={() => {}} />;
}

const meta = { title: 'Layout/Toast', component: FieldMessage, subcomponents: { Toast, Toasts } } satisfies Meta<
  typeof FieldMessage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', textKey: 'ui.copy.done' } };
export const Info: Story = { args: { tone: 'info', textKey: 'errors.reviewPending' } };
export const Warning: Story = { args: { tone: 'warning', textKey: 'errors.stale' } };
export const Failure: Story = { args: { tone: 'error', textKey: 'shell.request.timeout' } };

function Notified() {
  const notify = useNotify();
  useEffect(() => notify('ui.copy.done', { type: 'info', autoHideDuration: null }), [notify]);
  return <Toasts />;
}
export const FromReactAdmin: Story = {
  args: { tone: 'info', textKey: 'ui.copy.done' },
  parameters: noControls,
  render: () => <Notified />,
};
