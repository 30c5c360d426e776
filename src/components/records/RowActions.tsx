import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

const DRAWINGS = {
  delete: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  newFrom: 'M9 2H4v12h8V8M9 2l3 3M11 1.5h3.5V5M14.5 1.5 9 7',
} as const;

interface RowActionProps {
  drawing: keyof typeof DRAWINGS;
  /** Says what it does to which row. */
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

/**
 * One small action at the end of a row.
 * @example <RowAction drawing="delete" label="Delete ACME" onPress={remove} />
 */
export function RowAction({ drawing, label, disabled, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-danger={drawing === 'delete' || undefined}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d={DRAWINGS[drawing]} />
      </svg>
    </button>
  );
}

/** The actions of a row, side by side. */
export const RowActions = ({ children }: { children: ReactNode }) => <span className={styles.actions}>{children}</span>;
