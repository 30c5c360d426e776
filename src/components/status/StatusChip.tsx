import type { ReactNode } from 'react';
import type { StatusTone } from './tone.ts';
import { ToneMark } from './ToneMark.tsx';
import styles from './StatusChip.module.css';

/**
 * [D07] A status as icon, text and color.
 * @example <StatusChip tone="red">{t('statuses.declaration.receiveFailed')}</StatusChip>
 */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`} data-tone={tone}>
      <ToneMark tone={tone} />
      {children}
    </span>
  );
}
