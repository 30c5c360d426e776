import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { PdfTask } from './writePdf.ts';

serveWorkerTasks<PdfTask>(async () => (await import('./writePdf.ts')).writePdf);
