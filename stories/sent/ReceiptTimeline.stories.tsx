import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Receipt } from '#contract/endpoints/filings.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { ReceiptTimeline } from '#features/receipts/ReceiptTimeline.tsx';

const receipt = (seq: number, kind: Receipt['kind'], code: string, message: string, field?: string): Receipt => ({
  seq,
  action: 'send',
  at: `2026-03-01 10:00:0${seq}`,
  kind,
  code,
  message,
  ...(field ? { field } : {}),
  raw: `${kind === 'advisory' ? 'SA50' : 'SF90'}${code}${message}`,
});
const ack = receipt(1, 'ack', 'OK', 'RECEIVED');

const meta = {
  title: 'App/Sent/ReceiptTimeline',
  component: ReceiptTimeline,
  args: { receipts: [], bill: isf10Bill() },
} satisfies Meta<typeof ReceiptTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { receipts: [] } };
export const Acknowledged: Story = { args: { receipts: [ack] } };
export const AcceptedAndMatched: Story = {
  args: { receipts: [ack, receipt(2, 'response', '02', 'ISF ACCEPTED'), receipt(3, 'advisory', 'S1', 'BILL ON FILE')] },
};
export const AcceptedWithWarning: Story = {
  args: {
    receipts: [
      ack,
      receipt(2, 'response', '03', 'ISF ACCEPTED WITH WARNINGS'),
      receipt(3, 'advisory', 'S2', 'NO BILL MATCH (NOT ON FILE)'),
    ],
  },
};
export const Rejected: Story = {
  args: { receipts: [ack, receipt(2, 'response', 'S17', 'IMPORTER NOT ON FILE', 'importerId')] },
};
