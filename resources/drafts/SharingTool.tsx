import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#components/layout/lazyPart.ts';
import styles from '#components/list/ListTools.module.css';

const SharingPopover = lazyPart(async () => (await import('./SharingPopover.tsx')).SharingPopover);

/** [P04] The setting of the enterprise that lets the office share drafts; for admins. */
export function SharingTool() {
  const t = useTranslate();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        {t('drafts.sharing.button')}
      </button>
      {opener && (
        <Suspense fallback={null}>
          <SharingPopover opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
