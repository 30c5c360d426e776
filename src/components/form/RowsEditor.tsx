import { useTranslate } from 'ra-core';
import { useCallback, useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react';
import { labelKey } from '#schema/entity.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import type { AnyRecord, ScalarField } from '#schema/field.ts';
import { rowsOf } from '#schema/problems.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm, useRowIds } from './FormContext.ts';
import { pasteCells, readCells } from './pasteCells.ts';
import { rowKey } from './recordTree.ts';
import { RowLine } from './RowLine.tsx';
import { domId } from './fieldFacts.ts';
import styles from './RowsEditor.module.css';

interface RowsEditorProps {
  /** A rows field of the form's entity. */
  list: string;
  /** CSS grid columns of the cells, in the order of the declaration. */
  columns: string;
  /** Fields that a new line takes from the line above. */
  carry?: readonly string[];
}

/** Lines from which on the browser skips those out of sight. */
const LONG = 30;

/** [B05] A list of rows as lines of light native inputs: Enter in the last cell goes on, a spreadsheet's cells can be pasted. */
export function RowsEditor({ list, columns, carry = [] }: RowsEditorProps) {
  const t = useTranslate();
  const form = useForm();
  const ids = useRowIds(list);
  const state = useFieldState(list);
  const box = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ row: AnyRecord; at: number } | null>(null);
  const field = form.entity.fields[list];

  const remove = useCallback(
    (rowId: string) => {
      const at = form.rowIds(list).indexOf(rowId);
      const row = form.removeRow(list, rowId);
      setGone(Object.values(row).some(Boolean) ? { row, at } : null);
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
    setGone(null);
    requestAnimationFrame(() => focusCell(rowId, names[0]));
  }

  function focusCell(rowId: string | undefined, name: string | undefined): void {
    if (!rowId || !name) return;
    document.getElementById(domId(rowKey(list, rowId, name)))?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (
      event.key !== 'Enter' ||
      event.nativeEvent.isComposing ||
      event.keyCode === 229 ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const place = form.place((event.target as HTMLInputElement).name ?? '');
    if (!place?.rowId || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    // The next line takes over what this cell will be, not what was typed.
    form.commit(place.key);
    const column = names.indexOf(place.name);
    const row = ids.indexOf(place.rowId);
    if (column < names.length - 1) focusCell(place.rowId, names[column + 1]);
    else if (row < ids.length - 1) focusCell(ids[row + 1], names[0]);
    else add();
  }

  function onPaste(event: ClipboardEvent): void {
    const place = form.place((event.target as HTMLInputElement).name ?? '');
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (!place?.rowId || cells === null) return;
    event.preventDefault();
    pasteCells(form, { list, names, rowId: place.rowId, name: place.name }, cells);
    setGone(null);
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
      <div className={styles.foot}>
        <button type="button" data-add className={styles.add} onClick={add}>
          {t('billForm.rows.add')}
        </button>
        <span className={styles.count}>{t('billForm.rows.count', { count: ids.length })}</span>
        {gone && (
          <output>
            {t('billForm.rows.removed', { row: gone.at + 1 })}{' '}
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                form.addRow(list, gone.row, { at: gone.at });
                setGone(null);
              }}
            >
              {t('billForm.field.undo')}
            </button>
          </output>
        )}
      </div>
    </div>
  );
}
