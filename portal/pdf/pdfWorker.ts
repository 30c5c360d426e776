import { serveWorkerTasks } from '../workers/serveWorkerTasks.ts';
import type { EvidenceTask } from '../evidence/evidenceTask.ts';
import type { AgreementTask } from './writeAgreement.ts';
import type { ReportTask } from './writeImporterReport.ts';
import type { PdfTask } from './writePdf.ts';
import type { StatementTask } from './writeStatement.ts';

serveWorkerTasks<PdfTask | AgreementTask | StatementTask | EvidenceTask | ReportTask>(async () => {
  const [{ writePdf }, { writeAgreement }, { writeStatement }, { writeEvidence }, { writeImporterReport }] =
    await Promise.all([
      import('./writePdf.ts'),
      import('./writeAgreement.ts'),
      import('./writeStatement.ts'),
      import('../evidence/writeEvidence.ts'),
      import('./writeImporterReport.ts'),
    ]);
  return (port, task) => {
    if (!('kind' in task)) return writePdf(port, task);
    switch (task.kind) {
      case 'agreement':
        return writeAgreement(port, task);
      case 'statement':
        return writeStatement(port, task);
      case 'evidence':
        return writeEvidence(port, task);
      case 'importerReport':
        return writeImporterReport(port, task);
    }
  };
});
