import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { AgreementTask } from './writeAgreement.ts';
import type { PdfTask } from './writePdf.ts';
import type { StatementTask } from './writeStatement.ts';

serveWorkerTasks<PdfTask | AgreementTask | StatementTask>(async () => {
  const [{ writePdf }, { writeAgreement }, { writeStatement }] = await Promise.all([
    import('./writePdf.ts'),
    import('./writeAgreement.ts'),
    import('./writeStatement.ts'),
  ]);
  return (port, task) => {
    if (!('kind' in task)) return writePdf(port, task);
    return task.kind === 'agreement' ? writeAgreement(port, task) : writeStatement(port, task);
  };
});
