import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Glyph } from '#components/layout/Glyph.tsx';
import { media } from '../theme/tokens.ts';
import styles from './SidePanel.module.css';

/** From this width on list and panel are side by side. */
const WIDE = media('from', 'large');

interface SidePanelProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Fixed footer. */
  foot: ReactNode;
}

/**
 * A record beside its list on a wide screen, a modal dialog on a narrow one. Escape closes it.
 * @example <SidePanel title="New entry" onClose={close} foot={<Button>Save</Button>}>…</SidePanel>
 */
export function SidePanel({ title, onClose, children, foot }: SidePanelProps) {
  const t = useTranslate();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);

  // One native dialog for both layouts.
  useEffect(() => {
    const dialog = panel.current;
    const wide = window.matchMedia?.(WIDE);
    const opener = document.activeElement;
    const place = (): void => {
      if (!dialog) return;
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
      if (!(event.target instanceof Node && dialog?.contains(event.target))) return;
      event.preventDefault();
      onClose();
    };
    const onCancel = (event: Event): void => event.preventDefault();
    // After React's handlers, which listen at the root: the Escape of an open look-up closes the look-up only.
    document.addEventListener('keydown', onKey);
    dialog?.addEventListener('cancel', onCancel);
    return () => {
      document.removeEventListener('keydown', onKey);
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
