import { useTranslate } from 'react-admin';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Strip } from '#components/layout/Strip.tsx';
import { saveBackOffers } from './saveBackOffers.ts';

const SaveBackDialog = lazyPart(async () => (await import('./SaveBackDialog.tsx')).SaveBackDialog);

/** [T03] Offers to save a draft's changes to its template, on every screen until answered. */
export function SaveBackStrip() {
  const t = useTranslate();
  const offer = useSyncExternalStore(saveBackOffers.subscribe, saveBackOffers.current);
  const [isOpen, setIsOpen] = useState(false);
  if (!offer) return null;
  return (
    <>
      <Strip
        tone="info"
        action={
          <>
            <button type="button" onClick={() => setIsOpen(true)}>
              {t('templates.saveBack.show')}
            </button>
            <button type="button" onClick={() => saveBackOffers.decline()}>
              {t('templates.saveBack.later')}
            </button>
          </>
        }
      >
        {t('templates.saveBack.offer', { smart_count: offer.count, name: offer.template.template_name })}
      </Strip>
      {isOpen && (
        <Suspense>
          <SaveBackDialog offer={offer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
