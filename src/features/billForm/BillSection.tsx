import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import styles from './BillForm.module.css';

interface BillSectionProps {
  section: string;
  isHalf?: boolean;
  children: ReactNode;
}

export const sectionTitle = (section: string): string => `fields.blocks.${section}`;

/** A block of the form with its heading; a target of the side index and the summary. */
export function BillSection({ section, isHalf = false, children }: BillSectionProps) {
  const t = useTranslate();
  return (
    <section
      id={`block-${section}`}
      aria-labelledby={`title-${section}`}
      className={isHalf ? `${styles.section} ${styles.half}` : styles.section}
      data-section={section}
    >
      <h2 id={`title-${section}`} tabIndex={-1}>
        {t(sectionTitle(section))}
      </h2>
      {children}
    </section>
  );
}
