/* oxlint-disable jsx-a11y/prefer-tag-over-role -- lines come and go in blocks and become cards on a phone: no table can */
import { useTranslate } from 'ra-core';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CompositionEvent,
  type CSSProperties,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { LIMITS } from '#contract/limits.ts';
import { labelKey } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import type { ScalarField } from '#schema/field.ts';
import { useAllNoteBoards } from './CellNotesContext.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm, useLineIds } from './FormContext.ts';
import { domId } from './fieldFacts.ts';
import { caretOf, gridMove, type GridMove } from './gridKey.ts';
import { pasteCells } from './pasteCells.ts';
import { PasteRest } from './PasteRest.tsx';
import type { PasteRules } from './planPaste.ts';
import { readClipboard } from './readClipboard.ts';
import { rowKey, type FieldPlace } from './recordTree.ts';
import { RowsBlock } from './RowsBlock.tsx';
import { RowsFoot, type RowsDeed } from './RowsFoot.tsx';
import { BLOCK, useRowsWindow } from './useRowsWindow.ts';
import styles from './RowsEditor.module.css';

interface RowsEditorProps {
  /** A rows field of the form's entity. */
  list: string;
  /** CSS grid columns of the cells, in the order of the declaration, then of the notes where there are any aside. */
  columns: string;
  /** Fields that a new line takes from the line above. */
  carry?: readonly string[];
  /** Help beside the count of lines. */
  hint?: string | undefined;
  /** How cells of a spreadsheet are read. */
  paste?: PasteRules;
  /** The message of a row that repeats another; such rows are counted, led to and removed on demand. */
  repeated?: string;
  /** A column whose notes stand at the end of the line instead of in its cell. */
  aside?: string;
}

const NOTHING: readonly string[] = [];
/** Lines from which on the browser skips those out of sight. */
const LONG = 30;
const PAGE = 10;

/**
 * [B05] A list of rows as a keyboard grid of light native inputs: arrows, Tab and Enter go from cell to cell, a free line
 * waits below the last one, a spreadsheet's cells are pasted and taken back as one. Of many lines only those near the
 * screen are drawn.
 */
export function RowsEditor({ list, columns, carry = NOTHING, hint, paste, repeated, aside }: RowsEditorProps) {
  const t = useTranslate();
  const form = useForm();
  const ids = useLineIds(list);
  const state = useFieldState(list);
  const allBoards = useAllNoteBoards();
  const box = useRef<HTMLDivElement>(null);
  const [deed, setDeed] = useState<RowsDeed | null>(null);
  const [rest, setRest] = useState<readonly (readonly string[])[]>([]);
  /** The form as the last paste left it: until something else changes, Ctrl+Z is about the paste. */
  const pasted = useRef<{ version: number; undo: () => void } | null>(null);
  const { blocks, isDrawn, heightOf, watch, hold, holdNow } = useRowsWindow(ids);
  const field = form.entity.fields[list];
  const names = useMemo(
    () => (field?.kind === 'rows' ? Object.keys(field.of).filter((name) => field.of[name]?.kind !== 'rows') : []),
    [field],
  );

  useEffect(() => form.carry(list, carry), [form, list, carry]);
  const show = useCallback(
    (rowId: string) => holdNow(Math.floor(form.lineIds(list).indexOf(rowId) / BLOCK)),
    [form, list, holdNow],
  );
  useLayoutEffect(() => form.onReveal(list, show), [form, list, show]);

  const focusCell = useCallback(
    (rowId: string | undefined, name: string | undefined): void => {
      if (!rowId || !name) return;
      const id = domId(rowKey(list, rowId, name));
      if (!document.getElementById(id)) show(rowId);
      const control = document.getElementById(id);
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
    },
    [list, show],
  );

  const remove = useCallback(
    (rowId: string, column = names[0]) => {
      const at = form.rowIds(list).indexOf(rowId);
      if (at < 0) return;
      const row = form.removeRow(list, rowId);
      if (form.rowIds(list).length === 0) form.addRow(list);
      const isWorthIt = Object.values(row).some(Boolean);
      const undo = (): void => {
        setDeed(null);
        form.addRow(list, row, { at });
        focusCell(form.rowIds(list)[at], column);
      };
      setDeed(isWorthIt ? { kind: 'removed', row: at + 1, undo } : null);
      const lines = form.lineIds(list);
      focusCell(lines[Math.min(at, lines.length - 1)], column);
    },
    [form, list, names, focusCell],
  );
  if (field?.kind !== 'rows') return null;

  function goTo(place: FieldPlace, move: GridMove): void {
    const lines = form.lineIds(list);
    const row = lines.indexOf(place.rowId ?? '');
    const column = names.indexOf(place.name);
    const to = (down: number, right = column): void =>
      focusCell(lines[Math.max(0, Math.min(lines.length - 1, down))], names[right]);
    const steps: Partial<Record<GridMove, () => void>> = {
      up: () => to(row - 1),
      down: () => to(row + 1),
      pageUp: () => to(row - PAGE),
      pageDown: () => to(row + PAGE),
      first: () => to(0),
      last: () => to(lines.length - 1),
      left: () => (column > 0 ? to(row, column - 1) : row > 0 && to(row - 1, names.length - 1)),
      right: () => (column < names.length - 1 ? to(row, column + 1) : row < lines.length - 1 && to(row + 1, 0)),
      next: () => next(place, row, column),
      back: () => (column > 0 ? to(row, column - 1) : row > 0 && to(row - 1, names.length - 1)),
      leave: () => box.current?.querySelector<HTMLElement>('[data-add]')?.focus(),
      remove: () => place.rowId && remove(place.rowId, place.name),
      copyAbove: () => {
        const above = lines[row - 1];
        if (above) form.write(place.key, form.value(rowKey(list, above, place.name)));
      },
      edit: () => {
        const control = document.activeElement;
        if (control instanceof HTMLInputElement) control.setSelectionRange(control.value.length, control.value.length);
      },
    };
    steps[move]?.();
  }

  /** Enter: the next cell, from the last one the next line; a free line is not left behind empty. */
  function next(place: FieldPlace, row: number, column: number): void {
    // The next line takes over what this cell will be, not what was typed.
    form.commit(place.key);
    if (column < names.length - 1) focusCell(form.lineIds(list)[row], names[column + 1]);
    else focusCell(form.lineIds(list)[row + 1], names[0]);
  }

  function add(): void {
    focusCell(form.lineIds(list).at(-1), names[0]);
  }

  const placeOf = (event: { target: EventTarget }): FieldPlace | null =>
    form.place((event.target as HTMLInputElement).name ?? '');

  function onKey(event: KeyboardEvent, isEarly: boolean): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const place = placeOf(event);
    const control = event.target as HTMLElement;
    if (!place?.rowId || place.list !== list) return;
    // Arrows are the grid's before an input's own list takes them; an open list keeps them.
    const isArrow = event.key.startsWith('Arrow') || event.key.startsWith('Page');
    if (isArrow !== isEarly || (isArrow && control.getAttribute('aria-expanded') === 'true')) return;
    const keys = {
      key: event.key,
      isCommand: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      shift: event.shiftKey,
    };
    const move = gridMove(keys, caretOf(control));
    if (move === null) return;
    if (move === 'undo') {
      if (pasted.current?.version !== form.version) return;
      pasted.current.undo();
    } else goTo(place, move);
    event.preventDefault();
    event.stopPropagation();
  }

  function onPaste(event: ClipboardEvent): void {
    const place = placeOf(event);
    const { clipboardData } = event;
    const cells = readClipboard({
      html: clipboardData.getData('text/html'),
      text: clipboardData.getData('text/plain'),
    });
    if (!place?.rowId || cells === null) return;
    event.preventDefault();
    const line = form.lineIds(list).indexOf(place.rowId);
    const done = pasteCells(
      form,
      { list, names, rowId: place.rowId, name: place.name, carry, rules: paste },
      cells.rows,
    );
    // The cell that was pasted into is still the one being edited.
    form.enter(place.key);
    for (const name of names) {
      const texts = form.rowIds(list).map((rowId) => form.value(rowKey(list, rowId, name)));
      for (const board of allBoards[`${list}.${name}`] ?? []) board.want(texts);
    }
    const undo = (): void => {
      done.undo();
      pasted.current = null;
      setDeed(null);
      setRest([]);
      focusCell(form.lineIds(list)[line], place.name);
    };
    pasted.current = { version: form.version, undo };
    setDeed({ kind: 'pasted', pasted: done, hidden: cells.hidden, undo });
    if (done.rest.length > 0) setRest(done.rest);
  }

  /** Rows that say no more than the row they repeat; the others stay for the person to decide. */
  function removeRepeats(rowIds: readonly string[]): void {
    const before = form.rowIds(list).map((rowId) => ({ rowId, row: { ...form.rowOf(list, rowId) } }));
    form.bulk(() => {
      for (const rowId of rowIds) form.removeRow(list, rowId);
    });
    const gone = new Set(rowIds);
    const undo = (): void => {
      setDeed(null);
      form.bulk(() => {
        before.forEach(({ rowId, row }, at) => gone.has(rowId) && form.addRow(list, row, { at }));
      });
    };
    setDeed({ kind: 'removedRepeats', count: rowIds.length, undo });
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  function hearText(event: FormEvent | CompositionEvent): void {
    const place = placeOf(event);
    if (!place || (event.nativeEvent as InputEvent).isComposing) return;
    for (const board of allBoards[`${list}.${place.name}`] ?? []) {
      board.set(place.key, (event.target as HTMLInputElement).value);
    }
  }

  function onFocus(event: FocusEvent): void {
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset['block'];
    if (block !== undefined) hold(Number(block));
  }

  const rows = form.rowIds(list).length;
  const freeId = ids.length > rows || (rows > 1 && form.isFree(list, ids.at(-1) ?? '')) ? (ids.at(-1) ?? null) : null;
  return (
    <div ref={box} data-list={list} style={{ '--columns': columns } as CSSProperties}>
      {/* One listener for all cells: keys, texts and pastes come up from the native inputs. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus */}
      <div
        role="grid"
        aria-label={t(labelKey(form.entity, list))}
        aria-rowcount={ids.length + 1}
        aria-colcount={names.length + (aside ? 3 : 2)}
        className={ids.length > LONG ? styles.long : undefined}
        onKeyDownCapture={(event) => onKey(event, true)}
        onKeyDown={(event) => onKey(event, false)}
        onPaste={onPaste}
        onInput={hearText}
        onCompositionEnd={hearText}
        onFocus={onFocus}
      >
        <div role="row" aria-rowindex={1} className={styles.head}>
          <span role="columnheader">
            <span className="visuallyHidden">{t('grid.number')}</span>
          </span>
          {names.map((name) => (
            <span
              key={name}
              role="columnheader"
              className={isRequired(field.of[name] as ScalarField, {}) ? styles.required : undefined}
            >
              {t(labelKey(form.entity, `${list}.${name}`))}
            </span>
          ))}
          {aside && <span role="columnheader">{t('grid.aside')}</span>}
          <span role="columnheader">
            <span className="visuallyHidden">{t('grid.tools')}</span>
          </span>
        </div>
        {blocks.map((lines, block) => (
          <RowsBlock
            key={block}
            list={list}
            names={names}
            ids={lines}
            block={block}
            isDrawn={isDrawn(block)}
            height={heightOf(block)}
            freeId={freeId}
            isOnly={rows === 1}
            aside={aside}
            watch={watch}
            onRemove={remove}
          />
        ))}
      </div>
      <FieldMessages fieldKey={list} state={state} />
      <RowsFoot
        list={list}
        names={names}
        hint={hint}
        deed={deed}
        isFull={rows >= LIMITS.rows}
        repeated={repeated}
        onAdd={add}
        onGo={focusCell}
        onRemoveRepeats={removeRepeats}
      />
      {rest.length > 0 && <PasteRest rows={rest} onDone={() => setRest([])} />}
    </div>
  );
}
