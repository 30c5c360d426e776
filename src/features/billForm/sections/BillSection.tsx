import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { HelpButton } from '#components/help/HelpButton.tsx';
import { BlockState, type BlockStateProps } from './BlockState.tsx';
import styles from '../BillForm.module.css';

interface BillSectionProps extends BlockStateProps {
  isHalf?: boolean;
  children: ReactNode;
}

export const sectionTitle = (section: string): string => `fields.blocks.${section}`;

/** A block of the form with its heading; a target of the side index and the summary. */
export function BillSection({ section, isHalf = false, children, ...state }: BillSectionProps) {
  const t = useTranslate();
  const title = t(sectionTitle(section));
  return (
    <section
      id={`block-${section}`}
      aria-labelledby={`title-${section}`}
      className={isHalf ? `${styles.section} ${styles.half}` : styles.section}
      data-section={section}
    >
      <div className={styles.title}>
        <h2 id={`title-${section}`} tabIndex={-1}>
          {title}
        </h2>
        <HelpButton topic={`blocks.${section}`} name={title} shortcut="Shift+F1" />
        <BlockState section={section} {...state} />
      </div>
      {children}
    </section>
  );
}
