import { useTranslate } from 'react-admin';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CompositionEvent,
  type CSSProperties,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { labelKey } from '#schema/entity.ts';
import { useAllNoteBoards } from './CellNotesContext.ts';
import { eventPlace } from './eventPlace.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { useFieldState, useForm, useLineIds } from './FormContext.ts';
import { PasteRest } from './PasteRest.tsx';
import type { PasteRules } from './planPaste.ts';
import { RowsBlock } from './RowsBlock.tsx';
import { RowsFoot, type RowsDeed } from './RowsFoot.tsx';
import { RowsHead } from './RowsHead.tsx';
import { useCellFocus } from './useCellFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { usePasteRest } from './usePasteRest.ts';
import { useRowsPaste } from './useRowsPaste.ts';
import { useRowsRemoval } from './useRowsRemoval.ts';
import { useRowsUndo } from './useRowsUndo.ts';
import { useRowsWindow } from './useRowsWindow.ts';
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
  /** A column whose notes stand at the end of the line instead of in its cell, and the message key of their head. */
  aside?: { name: string; labelKey: string };
  /** Message key of how many rows have a warning. */
  warned?: string;
  /** Message keys of what is said of pasted rows that found no place: `<restTexts>.title`, `hint`. */
  restTexts?: string;
}

const NOTHING: readonly string[] = [];
/** Lines from which on the browser skips those out of sight. */
const LONG = 30;

/**
 * [B05] A list of rows as a keyboard grid of light native inputs: arrows, Tab and Enter go from cell to cell, a free line
 * waits below the last one, a spreadsheet's cells are pasted and taken back as one. Of many lines only those near the
 * screen are drawn.
 * @example <RowsEditor list="lines" columns="3fr 1fr" carry={['country']} />
 */
export function RowsEditor({
  list,
  columns,
  carry = NOTHING,
  hint,
  paste,
  repeated,
  aside,
  warned,
  restTexts = 'ui.rows.rest',
}: RowsEditorProps) {
  const t = useTranslate();
  const form = useForm();
  const ids = useLineIds(list);
  const state = useFieldState(list);
  const boards = useAllNoteBoards();
  const box = useRef<HTMLDivElement>(null);
  const [deed, setDeed] = useState<RowsDeed | null>(null);
  const { blocks, isDrawn, heightOf, watch, hold, holdNow } = useRowsWindow(ids);
  const field = form.entity.fields[list];
  const names = useMemo(
    () => (field?.kind === 'rows' ? Object.keys(field.of).filter((name) => field.of[name]?.kind !== 'rows') : []),
    [field],
  );

  useEffect(() => form.carry(list, carry), [form, list, carry]);
  const focusCell = useCellFocus(list, holdNow);
  const focusAdd = (): void => box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  const rest = usePasteRest();
  const undoKeys = useRowsUndo({ list, names, focusCell, say: setDeed, moved: rest.moved });
  const { remove, removeRepeats } = useRowsRemoval({ list, names, focusCell, undoKeys, say: setDeed });
  const onPaste = useRowsPaste({ list, names, carry, rules: paste, undoKeys, rest, say: setDeed });
  const onKey = useGridKeys({ list, names, focusCell, remove, undoKeys, leave: focusAdd });
  if (field?.kind !== 'rows') return null;

  function hearText(event: FormEvent | CompositionEvent): void {
    const place = eventPlace(form, event);
    undoKeys.history.typed();
    if (!place || (event.nativeEvent as InputEvent).isComposing) return;
    for (const board of boards[`${list}.${place.name}`] ?? []) {
      board.set(place.key, (event.target as HTMLInputElement).value);
    }
  }

  function onFocus(event: FocusEvent): void {
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset['block'];
    if (block !== undefined) hold(Number(block));
    undoKeys.history.mark();
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
        <RowsHead list={list} field={field} names={names} asideKey={aside?.labelKey} />
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
            aside={aside?.name}
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
        most={form.mostRows(list)}
        repeated={repeated}
        warned={warned}
        onAdd={() => focusCell(form.lineIds(list).at(-1), names[0])}
        onGo={focusCell}
        onRemoveRepeats={(rowIds) => {
          removeRepeats(rowIds);
          focusAdd();
        }}
      />
      {rest.rows.length > 0 && (
        <PasteRest rows={rest.rows} most={form.mostRows(list)} texts={restTexts} onDone={rest.drop} />
      )}
    </div>
  );
}
