import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { ReadTask } from './readFile.ts';

serveWorkerTasks<ReadTask>(async () => (await import('./readFile.ts')).readFile);
