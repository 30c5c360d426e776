import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { ReadOrder } from './readFile.ts';

serveWorkerTasks<ReadOrder>(async () => (await import('./readFile.ts')).readFile);
