import type { MessagePort } from 'node:worker_threads';
import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import type { AmsBillsTask } from './amsBillsTable.ts';
import type { ReadTask } from './readFile.ts';

serveWorkerTasks<ReadTask | AmsBillsTask>(async () => {
  const { readFile } = await import('./readFile.ts');
  return async (port: MessagePort, task: WorkerTask<ReadTask | AmsBillsTask>) => {
    if (!('kind' in task)) return readFile(port, task);
    const { readAmsBills } = await import('./amsBillsTable.ts');
    return readAmsBills(port, task);
  };
});
