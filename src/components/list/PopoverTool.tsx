import { Suspense, useState, type ReactNode } from 'react';
import styles from './ListTools.module.css';

interface PopoverToolProps {
  /** Renders the popover, whose chunk loads when it is opened. */
  popover: (opener: HTMLElement, onClose: () => void) => ReactNode;
  children: ReactNode;
}

/** A tool button above a table that opens a popover. */
export function PopoverTool({ popover, children }: PopoverToolProps) {
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
        {children}
      </button>
      {opener && <Suspense fallback={null}>{popover(opener, () => setOpener(null))}</Suspense>}
    </>
  );
}
