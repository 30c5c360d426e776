import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecognitionJob } from '#contract/endpoints/recognition.ts';
import { RecognitionStrip } from '#features/recognition/jobs/RecognitionStrip.tsx';

const job = (id: string, filename: string, changes: Partial<RecognitionJob>): RecognitionJob => ({
  id,
  batchId: 'batch-1',
  filename,
  kind: 'pdf',
  size: 120_000,
  state: 'queued',
  progress: { page: 0, pages: 0 },
  createdAt: '2026-11-24 03:00:00',
  expiresAt: '2026-12-24 03:00:00',
  ...changes,
});
const batchOf = (...jobs: RecognitionJob[]) => [
  { id: 'batch-1', jobs, isEnded: jobs.every(({ state }) => state === 'done' || state === 'failed') },
];
const done = job('1', 'invoice-2026-118.pdf', { state: 'done', progress: { page: 2, pages: 2 } });
const failed = job('2', 'packing-list.xlsx', {
  state: 'failed',
  reason: 'nothing',
  message: 'No filing values were found in “packing-list.xlsx”.',
});

const meta = {
  title: 'App/Recognition/RecognitionStrip',
  component: RecognitionStrip,
  args: { uploads: [], batches: [], draftsOf: () => ['draft-1'], onCreate: () => {}, onDismiss: () => {} },
} satisfies Meta<typeof RecognitionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queued: Story = { args: { batches: batchOf(job('1', 'invoice-2026-118.pdf', {})) } };
export const ReadingPageThreeOfSeven: Story = {
  args: { batches: batchOf(job('1', 'scan.pdf', { state: 'reading', progress: { page: 3, pages: 7 } })) },
};
export const Done: Story = { args: { batches: batchOf(done) } };
export const Failed: Story = { args: { batches: batchOf(failed) } };
export const Many: Story = {
  args: {
    batches: batchOf(
      done,
      failed,
      ...Array.from({ length: 8 }, (_, at) =>
        job(`m${at}`, `Bill of lading draft of the shipment ${at + 1} with a long name.pdf`, {}),
      ),
    ),
  },
};
