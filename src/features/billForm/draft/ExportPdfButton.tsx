import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { openDownload } from '#dataProvider/openDownload.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

/** [D03] Opens the filing sheet of a draft; saves first, because it is made from the portal's copy. */
export function ExportPdfButton({ session, save }: { session: DocumentSession; save: () => Promise<boolean> }) {
  const t = useTranslate();
  async function open(): Promise<void> {
    if (session.state().saved.where !== 'drafts' && !(await save())) return;
    openDownload('exportDraftsPdf', { query: { ids: session.state().id } });
  }
  return (
    <Button variant="text" onClick={() => void open()}>
      {t('drafting.exportPdf')}
    </Button>
  );
}
