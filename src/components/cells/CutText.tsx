import type { ReactNode } from 'react';
import styles from './CutText.module.css';

interface CutTextProps {
  text: string;
  /** Shown instead of the text, which stays the tooltip. */
  children?: ReactNode;
}

/**
 * The text of a cell, cut after the two lines that fit into a row; its tooltip is the whole text.
 * @example row.buyer && <CutText text={row.buyer} />
 */
export function CutText({ text, children = text }: CutTextProps) {
  return (
    <span className={styles.cut} title={text}>
      {children}
    </span>
  );
}
