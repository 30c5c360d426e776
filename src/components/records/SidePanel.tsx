import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Glyph } from '#components/layout/Glyph.tsx';
import { media } from '../theme/tokens.ts';
import styles from './SidePanel.module.css';

/** As wide as a list and a panel need beside each other. */
const WIDE = media('from', 'large');

interface SidePanelProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  foot: ReactNode;
}

/**
 * A record beside its list on a wide screen; a dialog of its own on a narrow one. Escape closes both.
 * @example <SidePanel title="New entry" onClose={close} foot={<Button>Save</Button>}>…</SidePanel>
 */
export function SidePanel({ title, onClose, children, foot }: SidePanelProps) {
  const t = useTranslate();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);

  // One native dialog for both: in the flow beside the list, or over everything.
  useEffect(() => {
    const dialog = panel.current;
    const wide = window.matchMedia?.(WIDE);
    const opener = document.activeElement;
    const place = (): void => {
      if (!dialog) return;
      // Moving it must not be taken for closing it.
      dialog.close();
      if (wide?.matches ?? true) dialog.show();
      else dialog.showModal();
      dialog.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus({ preventScroll: true });
    };
    place();
    wide?.addEventListener('change', place);
    return () => {
      wide?.removeEventListener('change', place);
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const dialog = panel.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    const onCancel = (event: Event): void => event.preventDefault();
    dialog?.addEventListener('keydown', onKey);
    dialog?.addEventListener('cancel', onCancel);
    return () => {
      dialog?.removeEventListener('keydown', onKey);
      dialog?.removeEventListener('cancel', onCancel);
    };
  }, [onClose]);

  return (
    <dialog ref={panel} className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={t('ui.panel.close')} onClick={onClose}>
          <Glyph name="close" size={18} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>{foot}</footer>
    </dialog>
  );
}
