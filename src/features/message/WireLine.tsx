/* oxlint-disable jsx-a11y/prefer-tag-over-role -- columns of one text, not a table: rows have places of their own */
import { memo, type CSSProperties } from 'react';
import { isStop, type WireCell } from './wireCells.ts';
import { LINE_HEIGHT } from './lineWindow.ts';
import styles from './Wire.module.css';

interface WireLineProps {
  /** Zero-based. */
  line: number;
  cells: readonly WireCell[];
  /** The cell in the tab order; null if it is on another line. */
  stop: number | null;
  /** The marked field, if it is on this line. */
  marked: string | null;
  cellName: (cell: WireCell, line: number) => string;
}

/** One record of a message; each element is a cell, and spaces are kept. */
export const WireLine = memo(function WireLine({ line, cells, stop, marked, cellName }: WireLineProps) {
  return (
    <div
      role="row"
      aria-rowindex={line + 1}
      className={styles.line}
      style={{ '--line-top': `${line * LINE_HEIGHT}px` } as CSSProperties}
    >
      {cells.map((cell, index) => {
        const place = { 'data-line': line, 'data-cell': index };
        if (!isStop(cell)) {
          return (
            <span key={cell.from} aria-hidden {...place}>
              {cell.text}
            </span>
          );
        }
        const isMarked = cell.field !== null && cell.field === marked;
        const kind = index === 0 ? styles.record : cell.field === null ? styles.filled : styles.typed;
        return (
          <span
            key={cell.from}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={cell.from}
            aria-label={cellName(cell, line)}
            aria-selected={index === 0 ? undefined : isMarked}
            tabIndex={stop === index ? 0 : -1}
            className={isMarked ? `${kind} ${styles.marked}` : kind}
            {...place}
          >
            {cell.text}
          </span>
        );
      })}
    </div>
  );
});
