import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import styles from './BillNumber.module.css';

/**
 * A number, or a link around one, with a button that copies it.
 * @example <CopyableNumber value={no}><BillNumber value={no} /></CopyableNumber>
 */
export function CopyableNumber({ value, children }: { value: string; children: ReactNode }) {
  return (
    <span className={styles.copyable}>
      {children}
      <CopyButton value={value} />
    </span>
  );
}
