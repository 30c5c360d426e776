import { useEffect, useState } from 'react';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { PageDrawer } from './pageDrawer.ts';

/**
 * The drawer of a PDF file; null while it loads, for other files, and if the file cannot be drawn: then the texts of the
 * model are shown.
 */
export function usePageDrawer(address: string | null, model: DocumentModel | undefined): PageDrawer | null {
  const [opened, setOpened] = useState<{ address: string; drawer: PageDrawer } | null>(null);
  useEffect(() => {
    if (address === null || !model) return;
    let isWanted = true;
    let close = (): void => undefined;
    import('./pdfDrawer.ts')
      .then(({ openPdf }) => openPdf(address, model))
      .then((drawer) => {
        close = drawer.close;
        if (isWanted) setOpened({ address, drawer });
        else close();
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      close();
    };
  }, [address, model]);
  return opened !== null && opened.address === address ? opened.drawer : null;
}
