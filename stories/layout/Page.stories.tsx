import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Layout/Page', component: Page, subcomponents: { PageSkeleton } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { args: { titleKey: 'titles.draftList', children: 'Content' } };
export const Whole: Story = {
  args: {
    titleKey: 'titles.hasSentDetial',
    subtitle: <BillNumber value="OOLU2719403685" />,
    state: 'Saved 10:42',
    actions: <Button variant="contained">Send</Button>,
    children: 'Content',
  },
};
export const LongSubtitle: Story = {
  args: {
    titleKey: 'titles.draftList',
    subtitle: 'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
    children: 'Content',
  },
};
export const Loading: Story = {
  args: { titleKey: 'titles.draftList', children: null },
  parameters: noControls,
  render: () => <PageSkeleton />,
};
