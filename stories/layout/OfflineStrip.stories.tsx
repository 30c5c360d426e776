import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineStrip } from '#components/layout/OfflineStrip.tsx';

/** Simulates an offline browser until the next story. */
function goOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

const meta = { title: 'Layout/OfflineStrip', component: OfflineStrip } satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { beforeEach: goOffline };
export const WithTextOfTheApp: Story = { args: { text: 'shell.offline' }, beforeEach: goOffline };
