import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { Bill } from '#contract/entities/bill.ts';

const SaveAsTemplateDialog = lazyPart(async () => (await import('./SaveAsTemplateDialog.tsx')).SaveAsTemplateDialog);

/** [D03] [T02] Saves the bill in the form as a template. */
export function SaveAsTemplateButton({ bill }: { bill: () => Bill }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        {t('templates.saveAs.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveAsTemplateDialog bill={bill()} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
