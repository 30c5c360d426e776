import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictList } from '#features/sending/check/ConflictList.tsx';

const meta = { title: 'App/Send/ConflictList', component: ConflictList } satisfies Meta<typeof ConflictList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colleague: Story = { args: { conflicts: [{ amsNo: 'OOLU2719403685', code: 1003 }] } };
export const Own: Story = { args: { conflicts: [{ amsNo: 'OOLU2719403685', code: 1004, filingId: 'f1' }] } };
export const Elsewhere: Story = { args: { conflicts: [{ amsNo: 'OOLU2719403685', code: 1008 }] } };
