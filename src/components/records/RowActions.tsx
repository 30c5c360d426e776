import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import styles from './RowActions.module.css';

interface RowActionProps {
  glyph: GlyphName;
  /** Says what it does to which row. */
  label: string;
  disabled?: boolean;
  /** It opens a menu. */
  hasMenu?: boolean;
  /** Gets the button, where something opens at it. */
  onPress: (button: HTMLElement) => void;
}

/**
 * One small action at the end of a row.
 * @example <RowAction glyph="delete" label="Delete ACME" onPress={remove} />
 */
export function RowAction({ glyph, label, disabled, hasMenu, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-danger={glyph === 'delete' || undefined}
      aria-label={label}
      title={label}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      disabled={disabled}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Glyph name={glyph} size={16} />
    </button>
  );
}

/**
 * The actions of a row, side by side.
 * @example <RowActions><RowAction glyph="delete" label="Delete" onPress={remove} /></RowActions>
 */
export const RowActions = ({ children }: { children: ReactNode }) => <span className={styles.actions}>{children}</span>;
