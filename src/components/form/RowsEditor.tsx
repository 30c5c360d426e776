import { useTranslate } from 'ra-core';
import { useCallback, useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react';
import { labelKey } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import type { ScalarField } from '#schema/field.ts';
import { rowsOf } from '#schema/problems.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm, useRowIds } from './FormContext.ts';
import { pasteCells, readCells, type Pasted } from './pasteCells.ts';
import { rowKey } from './recordTree.ts';
import { RowLine } from './RowLine.tsx';
import { RowsFoot, type RowsDeed } from './RowsFoot.tsx';
import { domId } from './fieldFacts.ts';
import styles from './RowsEditor.module.css';

interface RowsEditorProps {
  /** A rows field of the form's entity. */
  list: string;
  /** CSS grid columns of the cells, in the order of the declaration. */
  columns: string;
  /** Fields that a new line takes from the line above. */
  carry?: readonly string[];
  /** Help beside the count of lines. */
  hint?: string | undefined;
}

/** Lines from which on the browser skips those out of sight. */
const LONG = 30;
const NOTHING: readonly string[] = [];

/** [B05] A list of rows as lines of light native inputs: Enter in the last cell goes on, a spreadsheet's cells can be pasted. */
export function RowsEditor({ list, columns, carry = NOTHING, hint }: RowsEditorProps) {
  const t = useTranslate();
  const form = useForm();
  const ids = useRowIds(list);
  const state = useFieldState(list);
  const box = useRef<HTMLDivElement>(null);
  const [deed, setDeed] = useState<RowsDeed | null>(null);
  /** The form as the last paste left it: until something else changes, Ctrl+Z is about the paste. */
  const pasted = useRef<{ version: number; undo: () => void } | null>(null);
  const field = form.entity.fields[list];

  const remove = useCallback(
    (rowId: string) => {
      const at = form.rowIds(list).indexOf(rowId);
      const row = form.removeRow(list, rowId);
      const isWorthIt = Object.values(row).some(Boolean);
      setDeed(isWorthIt ? { kind: 'removed', row: at + 1, undo: () => form.addRow(list, row, { at }) } : null);
      const next = form.rowIds(list)[Math.min(at, form.rowIds(list).length - 1)];
      requestAnimationFrame(() => {
        const target = next ? box.current?.querySelector<HTMLElement>(`[data-row="${next}"] input`) : null;
        (target ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
      });
    },
    [form, list],
  );
  if (field?.kind !== 'rows') return null;
  const names = Object.keys(field.of).filter((name) => field.of[name]?.kind !== 'rows');

  function add(): void {
    const last = rowsOf(form.record, list).at(-1);
    const values = Object.fromEntries(carry.map((name) => [name, last?.[name] ?? '']));
    const rowId = form.addRow(list, values, { fresh: true });
    setDeed(null);
    requestAnimationFrame(() => focusCell(rowId, names[0]));
  }

  function focusCell(rowId: string | undefined, name: string | undefined): void {
    if (!rowId || !name) return;
    document.getElementById(domId(rowKey(list, rowId, name)))?.focus();
  }

  function enter(rowId: string, name: string): void {
    // The next line takes over what this cell will be, not what was typed.
    form.commit(rowKey(list, rowId, name));
    const column = names.indexOf(name);
    const row = ids.indexOf(rowId);
    if (column < names.length - 1) focusCell(rowId, names[column + 1]);
    else if (row < ids.length - 1) focusCell(ids[row + 1], names[0]);
    else add();
  }

  function copyAbove(rowId: string, name: string): void {
    const above = ids[ids.indexOf(rowId) - 1];
    if (above) form.write(rowKey(list, rowId, name), form.value(rowKey(list, above, name)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey || event.shiftKey) return;
    const place = form.place((event.target as HTMLInputElement).name ?? '');
    if (!place?.rowId || event.target instanceof HTMLButtonElement) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !isCommand) enter(place.rowId, place.name);
    else if (event.key === "'" && isCommand) copyAbove(place.rowId, place.name);
    else if (event.key === 'z' && isCommand && pasted.current?.version === form.version) pasted.current.undo();
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    const place = form.place((event.target as HTMLInputElement).name ?? '');
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (!place?.rowId || cells === null) return;
    event.preventDefault();
    tell(pasteCells(form, { list, names, rowId: place.rowId, name: place.name, carry }, cells), place.key);
  }

  function tell({ undo, ...what }: Pasted, key: string): void {
    const undoAll = (): void => {
      undo();
      pasted.current = null;
      setDeed(null);
      document.getElementById(domId(key))?.focus();
    };
    pasted.current = { version: form.version, undo: undoAll };
    setDeed({ kind: 'pasted', ...what, undo: undoAll });
  }

  return (
    // One listener for all cells: keys and pastes come up from the native inputs.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      data-list={list}
      className={ids.length > LONG ? styles.long : undefined}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      style={{ '--columns': columns } as CSSProperties}
    >
      <div className={styles.head} aria-hidden>
        <span />
        {names.map((name) => (
          <span key={name} className={isRequired(field.of[name] as ScalarField, {}) ? styles.required : undefined}>
            {t(labelKey(form.entity, `${list}.${name}`))}
          </span>
        ))}
      </div>
      {ids.map((rowId, index) => (
        <RowLine key={rowId} list={list} rowId={rowId} index={index} onRemove={remove} isOnly={ids.length === 1} />
      ))}
      <FieldMessages fieldKey={list} state={state} />
      <RowsFoot count={ids.length} hint={hint} deed={deed} onAdd={add} onUndone={() => setDeed(null)} />
    </div>
  );
}
