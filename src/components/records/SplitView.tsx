import type { ReactNode } from 'react';
import styles from './SplitView.module.css';

/**
 * A list with an optional panel beside it.
 * @example <SplitView panel={open && <SidePanel … />}><DataTable … /></SplitView>
 */
export function SplitView({ children, panel }: { children: ReactNode; panel: ReactNode }) {
  return (
    <div className={styles.split} data-open={Boolean(panel) || undefined}>
      <div className={styles.list}>{children}</div>
      {panel}
    </div>
  );
}
