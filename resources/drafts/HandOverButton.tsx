import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';

const HandOverDialog = lazyPart(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);

/** [P04] Opens the choice of the colleague who gets the selected drafts. */
export function HandOverButton({ ids, disabled }: { ids: readonly string[]; disabled: boolean }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('drafts.handOver.button')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HandOverDialog ids={ids} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
