import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Disclosure } from '#components/layout/Disclosure.tsx';
import { useMedia } from '#components/layout/useMedia.ts';
import { media } from '#components/theme/tokens.ts';
import styles from './MoreActions.module.css';

const ROOM = media('from', 'large');

/** Secondary actions: in a row if there is room, else behind one button. */
export function MoreActions({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const hasRoom = useMedia(ROOM, true);
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
