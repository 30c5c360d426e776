import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { AgreementTask } from './writeAgreement.ts';
import type { PdfTask } from './writePdf.ts';

serveWorkerTasks<PdfTask | AgreementTask>(async () => {
  const [{ writePdf }, { writeAgreement }] = await Promise.all([
    import('./writePdf.ts'),
    import('./writeAgreement.ts'),
  ]);
  return (port, task) => ('kind' in task ? writeAgreement(port, task) : writePdf(port, task));
});
