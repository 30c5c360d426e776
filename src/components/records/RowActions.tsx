import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import styles from './RowActions.module.css';

interface RowActionProps {
  glyph: GlyphName;
  /** Accessible label with the row's name. */
  label: string;
  disabled?: boolean;
  hasMenu?: boolean;
  /** Of a button that opens the row beside the list: whether it is open. */
  isOpen?: boolean;
  /** Called with the button, as an anchor. */
  onPress: (button: HTMLElement) => void;
}

/**
 * An icon button in a row.
 * @example <RowAction glyph="delete" label="Delete ACME" onPress={remove} />
 */
export function RowAction({ glyph, label, disabled, hasMenu, isOpen, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-danger={glyph === 'delete' || undefined}
      aria-label={label}
      title={label}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-expanded={isOpen}
      disabled={disabled}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Glyph name={glyph} size={16} />
    </button>
  );
}

/** @example <RowActions><RowAction glyph="delete" label="Delete" onPress={remove} /></RowActions> */
export const RowActions = ({ children }: { children: ReactNode }) => <span className={styles.actions}>{children}</span>;
