import type { Meta, StoryObj } from '@storybook/react-vite';
import { Markup } from '#components/notice/Markup.tsx';
import { NoticeDialog, NoticeLetter } from '#components/notice/NoticeDialog.tsx';

const meta = {
  title: 'Notice/NoticeDialog',
  component: NoticeDialog,
  subcomponents: { NoticeLetter, Markup },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOTICE = {
  title: 'Closed on 24 and 25 December',
  greeting: 'Dear customer,',
  body: '<p>Our office is closed on 24 and 25 December. Filings are <b>sent as on every day</b>.</p>',
  signature: 'Customer service',
  time: '2026-12-01',
  onResult: () => {},
};
export const Notice: Story = { args: NOTICE };
export const LongBody: Story = { args: { ...NOTICE, body: NOTICE.body.repeat(20) } };
export const Letter: Story = { args: NOTICE, render: (args) => <NoticeLetter {...args} /> };
export const MarkupAlone: Story = { args: NOTICE, render: ({ body }) => <Markup html={body} /> };
