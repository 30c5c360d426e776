import { useTranslate } from 'react-admin';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { RECORD_LENGTH } from '#customs/layout.ts';
import { wireMap, type WireMap } from '#customs/wireMap.ts';
import type { ReadIsf } from '#customs/readIsf.ts';
import type { Entity } from '#schema/entity.ts';
import { elementName, recordName } from './cellName.ts';
import type { FieldMark } from './fieldMark.ts';
import { LINE_HEIGHT, lineWindow } from './lineWindow.ts';
import { ruler } from './ruler.ts';
import { stepCell, type CellPlace } from './stepCell.ts';
import { useLineScroll } from './useLineScroll.ts';
import { useMask } from './useMask.ts';
import { wireCells, type WireCell } from './wireCells.ts';
import { WireLine } from './WireLine.tsx';
import { WireTools } from './WireTools.tsx';
import styles from './Wire.module.css';

interface WireViewProps {
  /** Lines of 80 columns. */
  records: readonly string[];
  /** The parsed records, if available. */
  read?: ReadIsf | undefined;
  entity: Entity;
  /** The field marked here and in the form. */
  mark: FieldMark;
  /** Opens a field: Enter or a click on its columns. */
  onGo?: ((field: string) => void) | undefined;
  /** Message key below `wire` for the keyboard hint, which names the form's position. */
  keys?: 'keys' | 'keysAbove';
  /** Name of the downloaded file without extension. */
  fileName: string;
  /** Label, if there are several views. */
  label?: string | undefined;
}

const RULER = ruler(RECORD_LENGTH);

/**
 * A message as 80-column records, each field at its columns. A field marked here is marked in the form and vice versa;
 * arrow keys move between elements, Enter opens the field. Long messages are virtualized.
 */
export function WireView(props: WireViewProps) {
  const { records, read, entity, mark, onGo, keys = 'keys', fileName, label } = props;
  const t = useTranslate();
  const noteId = useId();
  const map = useMemo(() => wireMap(records, read), [records, read]);
  const { maskField, isOpen, hasPrivate, setOpen } = useMask(records, map, entity);
  const lineCells = useMemo(
    () => cellReader(records, (text, line) => wireCells(text, line, map, maskField)),
    [records, map, maskField],
  );
  const { marked, stop, shown, view, scroller, handlers } = useWireCursor({
    count: records.length,
    map,
    lineCells,
    mark,
    onGo,
  });
  const stopLine = Math.min(stop.line, records.length - 1);
  const cellName = useCallback(
    (cell: WireCell, line: number) => {
      const text = records[line] ?? '';
      const value = cell.text.trim();
      const name = elementName(t, entity, cell, text);
      return cell.element === 'record'
        ? `${value}, ${name}`
        : t('wire.cell', { name, value: value || t('wire.blank') });
    },
    [t, entity, records],
  );

  return (
    <div className={styles.view}>
      <WireTools
        records={records}
        map={map}
        maskField={maskField}
        fileName={fileName}
        privacy={hasPrivate ? { isOpen, onToggle: () => setOpen(!isOpen) } : null}
      />
      <div ref={scroller} className={styles.scroller} {...handlers}>
        <div className={styles.ruler} aria-hidden>
          {RULER}
        </div>
        <div
          role="grid"
          aria-label={label ?? t('wire.title')}
          aria-describedby={noteId}
          aria-rowcount={records.length}
          aria-colcount={RECORD_LENGTH}
          className={onGo ? `${styles.lines} ${styles.leads}` : styles.lines}
          style={{ height: records.length * LINE_HEIGHT }}
        >
          {lineWindow(records.length, view, stopLine).map((line) => {
            const cells = lineCells(line);
            return (
              <WireLine
                key={line}
                line={line}
                cells={cells}
                stop={line === stopLine ? Math.min(stop.cell, cells.length - 1) : null}
                marked={cells.some(({ field }) => field !== null && field === marked) ? marked : null}
                cellName={cellName}
              />
            );
          })}
        </div>
      </div>
      <p id={noteId} className={styles.note}>
        {shown
          ? describeCell(t, entity, records[shown.line] ?? '', shown.line, lineCells(shown.line)[shown.cell])
          : t(`wire.${onGo ? keys : 'keysRead'}`)}
      </p>
    </div>
  );
}

interface CursorOptions {
  count: number;
  map: WireMap;
  lineCells: (line: number) => readonly WireCell[];
  mark: FieldMark;
  onGo: ((field: string) => void) | undefined;
}

/** The tab stop, the marked field and the described cell of a message, with the handlers that move them. */
function useWireCursor({ count, map, lineCells, mark, onGo }: CursorOptions) {
  const marked = useSyncExternalStore(mark.on, mark.get);
  const [stop, setStop] = useState<CellPlace>({ line: 0, cell: 0 });
  const [described, setDescribed] = useState<CellPlace | null>(null);
  const { scroller, view, show, onScroll } = useLineScroll();
  const wantsFocus = useRef(false);
  const isInside = useRef(false);

  // Marked from outside: scrolls to its columns without moving the focus.
  useEffect(() => {
    const [first] = marked === null || isInside.current ? [] : map.spansOf(marked);
    if (first) show(first.line, first.from);
  }, [marked, map, show]);

  // The cell may have to be rendered first.
  useEffect(() => {
    if (!wantsFocus.current) return;
    const cell = cellElement(scroller.current, stop);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });

  const fieldAt = (place: CellPlace | null): string | null =>
    place ? (lineCells(place.line)[place.cell]?.field ?? null) : null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const here = cellPlace(event.target) ?? stop;
    const field = fieldAt(here);
    if (event.key === 'Enter' && field !== null && onGo) {
      event.preventDefault();
      onGo(field);
      return;
    }
    const next = stepCell(here, event, count, lineCells);
    if (!next) return;
    event.preventDefault();
    wantsFocus.current = true;
    setStop(next);
    show(next.line, lineCells(next.line)[next.cell]?.from ?? 1);
  }

  function track(target: EventTarget | null): void {
    const place = cellPlace(target);
    isInside.current = place !== null;
    setDescribed(place);
    mark.set(fieldAt(place));
  }

  return {
    marked,
    stop,
    shown: described ?? (marked === null ? null : placeOfField(map.spansOf(marked)[0], lineCells)),
    view,
    scroller,
    handlers: {
      onScroll,
      onMouseOver: (event: MouseEvent) => track(event.target),
      onMouseLeave: () => track(null),
      onFocus: (event: FocusEvent) => {
        const place = cellPlace(event.target);
        if (place) setStop(place);
        track(event.target);
      },
      onBlur: () => track(null),
      onClick: (event: MouseEvent) => {
        const field = fieldAt(cellPlace(event.target));
        if (field && onGo) onGo(field);
      },
      onKeyDown,
    },
  };
}

/** The record, columns and name of a cell. */
function describeCell(
  t: ReturnType<typeof useTranslate>,
  entity: Entity,
  text: string,
  line: number,
  cell: WireCell | undefined,
): string {
  if (!cell) return '';
  const record = text.slice(0, 4).trim();
  if (cell.element === '' || cell.element === 'record') return `${record} · ${recordName(t, text)}`;
  const where = t('wire.place', { line: line + 1, from: cell.from, to: cell.to });
  return `${record} · ${where} · ${elementName(t, entity, cell, text)}`;
}

/** Creates the cells of a line on first access. */
function cellReader(
  records: readonly string[],
  make: (text: string, line: number) => WireCell[],
): (line: number) => readonly WireCell[] {
  const known = new Map<number, readonly WireCell[]>();
  return (line) => {
    const found = known.get(line) ?? make(records[line] ?? '', line);
    known.set(line, found);
    return found;
  };
}

function cellPlace(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return cell ? { line: Number(cell.dataset['line']), cell: Number(cell.dataset['cell']) } : null;
}

const cellElement = (root: HTMLElement | null, { line, cell }: CellPlace): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-line="${line}"][data-cell="${cell}"]`) ?? null;

function placeOfField(
  span: { line: number; from: number } | undefined,
  lineCells: (line: number) => readonly WireCell[],
): CellPlace | null {
  if (!span) return null;
  const cell = lineCells(span.line).findIndex(({ from }) => from === span.from);
  return cell < 0 ? null : { line: span.line, cell };
}
