import type { ReactNode } from 'react';
import { Popover } from './Popover.tsx';

interface PopoverDialogProps {
  /** The button that opened it. */
  opener: HTMLElement;
  /** Id of its heading. */
  titleId: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog below the button that opened it, with the same right edge. */
export function PopoverDialog({ opener, titleId, className = '', onClose, children }: PopoverDialogProps) {
  return (
    <Popover
      open
      anchorEl={opener}
      onClose={onClose}
      transitionDuration={100}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className } }}
    >
      {children}
    </Popover>
  );
}
