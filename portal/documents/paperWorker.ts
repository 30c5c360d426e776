import { startThread } from '../workers/startThread.ts';
import type { PaperOrder } from './writePaper.ts';

await startThread<PaperOrder>(async () => (await import('./writePaper.ts')).writePaper);
