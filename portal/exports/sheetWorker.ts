import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { SheetTask } from './writeSheet.ts';

serveWorkerTasks<SheetTask>(async () => (await import('./writeSheet.ts')).writeSheet);
