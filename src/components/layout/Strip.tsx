import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import styles from './Strip.module.css';

export interface StripProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
}

/**
 * A full-width notice for the whole page.
 * @example <Strip tone="warning" action={<button onClick={retry}>Try again</button>}>Not saved.</Strip>
 */
export function Strip({ tone, children, action }: StripProps) {
  return (
    <div className={`${styles.strip} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Glyph name={tone} size={18} />
      <span>{children}</span>
      {action}
    </div>
  );
}
