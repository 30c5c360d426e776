import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';

const DuplicatesDialog = lazyPart(async () => (await import('./DuplicatesDialog.tsx')).DuplicatesDialog);

/** Opens the duplicates dialog, loaded on first use. */
export function DuplicatesButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('addressBook.duplicates.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicatesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
