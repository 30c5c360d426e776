import { Button } from '#components/layout/Button.tsx';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Locale } from '#contract/limits.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

/** [D03] Opens the filing sheet of a draft; saves first, because it is made from the portal's copy. */
export function ExportPdfButton({ session, save }: { session: DocumentSession; save: () => Promise<boolean> }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  async function open(): Promise<void> {
    if (session.state().saved.where !== 'drafts' && !(await save())) return;
    openDownload('exportDraftsPdf', { query: { ids: session.state().id, lang: locale as Locale } });
  }
  return (
    <Button variant="text" onClick={() => void open()}>
      {t('drafting.exportPdf')}
    </Button>
  );
}
