import { startThread } from '../workers/startThread.ts';
import type { SheetOrder } from './writeSheet.ts';

await startThread<SheetOrder>(async () => (await import('./writeSheet.ts')).writeSheet);
