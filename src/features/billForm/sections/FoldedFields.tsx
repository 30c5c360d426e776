import { useEffect, useRef, type ReactNode } from 'react';
import { FOLD_KEYS, isFoldKey } from './foldKey.ts';
import { useFold } from './useFold.ts';
import styles from '../BillForm.module.css';

interface FoldedFieldsProps {
  title: string;
  names: readonly string[];
  children: ReactNode;
}

/**
 * Fields of a section that few filings need, not rendered before they are opened. The button is in the section's title
 * line and no tab stop, so that the section grows by nothing; its key works in the whole section.
 */
export function FoldedFields({ title, names, children }: FoldedFieldsProps) {
  const { isOpen, toggle } = useFold(names);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const section = button.current?.closest<HTMLElement>('[data-section]');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isFoldKey(event)) return;
      event.preventDefault();
      button.current?.click();
    };
    section?.addEventListener('keydown', onKeyDown);
    return () => section?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.fold}
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-keyshortcuts={FOLD_KEYS}
        onClick={toggle}
      >
        {title}
      </button>
      {isOpen && children}
    </>
  );
}
