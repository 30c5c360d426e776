import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { Disclosure } from '#components/layout/Disclosure.tsx';
import styles from './MoreActions.module.css';

const ROOM = '(min-width: 1180px)';

/** What one does now and then: side by side where there is room, else behind one button, so that the head stays low. */
export function MoreActions({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const hasRoom = useSyncExternalStore(
    useCallback((listener) => {
      const media = window.matchMedia?.(ROOM);
      media?.addEventListener?.('change', listener);
      return () => media?.removeEventListener?.('change', listener);
    }, []),
    () => window.matchMedia?.(ROOM).matches ?? true,
  );
  if (hasRoom) return <div className={styles.row}>{children}</div>;
  return (
    <Disclosure
      isAtStart
      label={t('billForm.actions.more')}
      button={
        <>
          {t('billForm.actions.more')}
          <span aria-hidden>▾</span>
        </>
      }
    >
      <div className={styles.list}>{children}</div>
    </Disclosure>
  );
}
