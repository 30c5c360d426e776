import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Accessible name of the button. */
  label: string;
  button: ReactNode;
  children: ReactNode;
  /** Opens to the end on phones, for a button at the start. */
  isAtStart?: boolean;
}

/**
 * A button that opens a small panel under itself; Escape, a click elsewhere, on a link in it or on a button with
 * `data-closes`, or leaving it closes it.
 * @example <Disclosure label="Account" button={name}>…</Disclosure>
 */
export function Disclosure({ label, button, children, isAtStart = false }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeAfterLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]')) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('click', closeAfterLink);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('click', closeAfterLink);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div className={styles.root} ref={root} data-layer={isOpen || undefined}>
      <button
        type="button"
        ref={opener}
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={panelId} className={`${styles.panel} ${isAtStart ? styles.atStart : ''}`} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
