import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { ISF_10, type BillType } from '#contract/codes.ts';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/**
 * [D03] Button to import drafts from a table; the dialog's chunk loads at the first click.
 * @param billType the initial filing type, e.g. of the open draft
 * @param isQuiet less prominent style
 */
export function ImportButton({ billType = ISF_10, isQuiet = false }: { billType?: BillType; isQuiet?: boolean }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={isQuiet ? 'text' : 'outlined'} onClick={() => setIsOpen(true)}>
        {t('imports.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog billType={billType} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
