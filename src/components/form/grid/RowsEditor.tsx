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
import { useAllAnnotationStores } from '../annotations/CellAnnotationsContext.ts';
import { eventPlace } from './eventPlace.ts';
import { FieldMessages } from '../field/FieldMessages.tsx';
import { useFieldState, useForm, useLineIds } from '../FormContext.ts';
import { PasteOverflow } from './PasteOverflow.tsx';
import type { PasteRules } from './planPaste.ts';
import { RowsBlock } from './RowsBlock.tsx';
import { RowsFoot, type RowsAction } from './RowsFoot.tsx';
import { RowsHead } from './RowsHead.tsx';
import { useCellFocus } from './useCellFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { usePasteOverflow } from './usePasteOverflow.ts';
import { useRowsPaste } from './useRowsPaste.ts';
import { useRowsRemoval } from './useRowsRemoval.ts';
import { useRowsUndo } from './useRowsUndo.ts';
import { useRowsWindow } from './useRowsWindow.ts';
import styles from './RowsEditor.module.css';

interface RowsEditorProps {
  /** A rows field of the form's entity. */
  list: string;
  /** CSS grid columns of the cells in the order of the declaration, then of the annotation column. */
  columns: string;
  /** Fields that a new line copies from the line above. */
  carry?: readonly string[];
  hint?: string | undefined;
  /** How pasted cells are read. */
  paste?: PasteRules;
  /** Message key of a row that repeats another; such rows are counted and can be visited and removed. */
  repeated?: string;
  /** A column whose annotations are shown at the end of the line, and the message key of their heading. */
  aside?: { name: string; labelKey: string };
  /** Message key of the number of rows with a warning. */
  warned?: string;
  /** Message keys for pasted rows beyond the limit: `<overflowTexts>.title`, `hint`. */
  overflowTexts?: string;
}

const NOTHING: readonly string[] = [];
/** From this many lines on, CSS skips rendering of lines out of sight. */
const LONG = 30;

/**
 * [B05] A list of rows as a keyboard grid of native inputs: arrows, Tab and Enter move between cells, a free line
 * follows the last row, pasted cells are one undo step. Of long lists only lines near the screen are drawn.
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
  overflowTexts = 'ui.rows.rest',
}: RowsEditorProps) {
  const t = useTranslate();
  const form = useForm();
  const ids = useLineIds(list);
  const state = useFieldState(list);
  const stores = useAllAnnotationStores();
  const box = useRef<HTMLDivElement>(null);
  const [action, setAction] = useState<RowsAction | null>(null);
  const { blocks, isDrawn, blockHeight, watch, hold, holdNow } = useRowsWindow(ids);
  const field = form.entity.fields[list];
  const names = useMemo(
    () => (field?.kind === 'rows' ? Object.keys(field.of).filter((name) => field.of[name]?.kind !== 'rows') : []),
    [field],
  );

  useEffect(() => form.carry(list, carry), [form, list, carry]);
  const focusCell = useCellFocus(list, holdNow);
  const focusAdd = (): void => box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  const overflow = usePasteOverflow();
  const undoKeys = useRowsUndo({ list, names, focusCell, report: setAction, moved: overflow.moved });
  const { remove, removeRepeats } = useRowsRemoval({ list, names, focusCell, undoKeys, report: setAction });
  const onPaste = useRowsPaste({ list, names, carry, rules: paste, undoKeys, overflow, report: setAction });
  const onKey = useGridKeys({ list, names, focusCell, remove, undoKeys, leave: focusAdd });
  if (field?.kind !== 'rows') return null;

  function onText(event: FormEvent | CompositionEvent): void {
    const place = eventPlace(form, event);
    undoKeys.history.typed();
    if (action?.kind === 'pasted' && action.isNew) setAction({ ...action, isNew: false });
    if (!place || (event.nativeEvent as InputEvent).isComposing) return;
    for (const store of stores[`${list}.${place.name}`] ?? []) {
      store.set(place.key, (event.target as HTMLInputElement).value);
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
      {/* One listener for all cells. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus */}
      <div
        role="grid"
        aria-label={t(labelKey(form.entity, list))}
        data-new-paste={(action?.kind === 'pasted' && action.isNew) || undefined}
        aria-rowcount={ids.length + 1}
        aria-colcount={names.length + (aside ? 3 : 2)}
        className={ids.length > LONG ? styles.long : undefined}
        onKeyDownCapture={(event) => onKey(event, true)}
        onKeyDown={(event) => onKey(event, false)}
        onPaste={onPaste}
        onInput={onText}
        onCompositionEnd={onText}
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
            height={blockHeight(block)}
            freeId={freeId}
            isOnly={rows === 1}
            aside={aside?.name}
            watch={watch}
            onRemove={remove}
          />
        ))}
      </div>
      <div className={styles.messages}>
        <FieldMessages fieldKey={list} state={state} />
      </div>
      <RowsFoot
        list={list}
        names={names}
        hint={hint}
        action={action}
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
      {overflow.rows.length > 0 && (
        <PasteOverflow rows={overflow.rows} most={form.mostRows(list)} texts={overflowTexts} onDone={overflow.drop} />
      )}
    </div>
  );
}
