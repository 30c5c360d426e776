import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { UnderstandTask } from './understand.ts';

serveWorkerTasks<UnderstandTask>(async () => {
  const { understand } = await import('./understand.ts');
  return async (port, task) => port.postMessage(understand(task));
});
