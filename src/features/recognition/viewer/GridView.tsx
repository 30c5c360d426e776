/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys walk through the cells of the table */
import { useTranslate } from 'react-admin';
import { memo, useMemo, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import type { DocumentGrid } from '#recognition/documentModel.ts';
import { columnName, gridRows } from './gridRows.ts';
import type { Highlight, HighlightTone } from './highlights.ts';
import { cellItemId, cellLines, pickItems } from './pickItems.ts';
import { usePickKeys, type Pick } from './usePickKeys.ts';
import styles from './Viewer.module.css';

interface GridViewProps {
  grid: DocumentGrid;
  index: number;
  /** 1 is the natural size. */
  zoom: number;
  /** A sheet has letters and numbers at its edges; a text document has none. */
  isSheet: boolean;
  highlights: readonly Highlight[];
  onPick: Pick | undefined;
}

/** Rows drawn at first and with each *more*. */
const ROWS = 300;

/** A sheet or the tables of a text document. */
export const GridView = memo(function GridView({ grid, index, zoom, isSheet, highlights, onPick }: GridViewProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState(ROWS);
  const furthest = highlights.reduce((row, { cell }) => Math.max(row, cell?.row ?? 0), 0);
  const shown = Math.min(grid.rows, Math.max(asked, Math.ceil((furthest + 1) / ROWS) * ROWS));
  const rows = useMemo(() => gridRows(grid, shown), [grid, shown]);
  const tones = new Map(
    highlights.map(({ cell, tone }): [string, HighlightTone] => [`${cell?.row} ${cell?.column}`, tone]),
  );
  const prefix = `grid${index}-`;
  const { active, onKeyDown, onMouseDown, onClick } = usePickKeys(pickItems, grid, prefix, onPick);
  return (
    <div data-part={index} style={{ zoom }}>
      <table
        role="grid"
        tabIndex={0}
        aria-rowcount={grid.rows}
        aria-activedescendant={active ? prefix + active.id : undefined}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onClick={onClick}
      >
        <caption>{grid.name || t('recognition.viewer.text')}</caption>
        {isSheet && (
          <thead>
            <tr>
              <th aria-label={t('recognition.viewer.row')} />
              {Array.from({ length: grid.columns }, (_, column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((places, row) => (
            <tr key={row}>
              {isSheet && <th scope="row">{row + 1}</th>}
              {places.map((place) =>
                'isEmpty' in place ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell
                  <td key={place.column} />
                ) : (
                  <td
                    key={place.column}
                    rowSpan={place.rowSpan}
                    colSpan={place.columnSpan}
                    data-tone={tones.get(`${place.row} ${place.column}`)}
                    data-highlight={tones.get(`${place.row} ${place.column}`)}
                  >
                    {cellLines(place.text).map((line, at) => {
                      const id = cellItemId(place.row, place.column, at);
                      return (
                        <span
                          key={id}
                          id={prefix + id}
                          data-item={id}
                          data-active={active?.id === id || undefined}
                          className={styles.line}
                        >
                          {line}
                        </span>
                      );
                    })}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown < grid.rows && (
        <Button className={styles.more} onClick={() => setAsked(shown + ROWS)}>
          {t('recognition.viewer.moreRows', { count: grid.rows - shown })}
        </Button>
      )}
    </div>
  );
});
