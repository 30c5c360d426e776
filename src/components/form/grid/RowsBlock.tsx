import { memo, useCallback, useSyncExternalStore } from 'react';
import { useForm } from '../FormContext.ts';
import { RowLine } from './RowLine.tsx';
import { rowKey } from '../store/recordTree.ts';
import { BLOCK } from './useRowsWindow.ts';
import styles from './RowsEditor.module.css';

interface RowsBlockProps {
  list: string;
  names: readonly string[];
  ids: readonly string[];
  block: number;
  isDrawn: boolean;
  /** Height in pixels while it is not drawn. */
  height: number;
  /** Id of the free line, if it is the list's last one. */
  freeId: string | null;
  isOnly: boolean;
  aside: string | undefined;
  watch: (element: HTMLElement | null) => (() => void) | undefined;
  onRemove: (rowId: string) => void;
}

/** A block of lines of a long list: controls, or plain text while out of sight. */
export const RowsBlock = memo(
  function RowsBlock({
    list,
    names,
    ids,
    block,
    isDrawn,
    height,
    freeId,
    isOnly,
    aside,
    watch,
    onRemove,
  }: RowsBlockProps) {
    const from = block * BLOCK;
    return (
      <div
        ref={watch}
        role={isDrawn ? 'rowgroup' : undefined}
        aria-hidden={isDrawn ? undefined : true}
        className={isDrawn ? styles.block : styles.ghost}
        data-block={block}
        data-count={ids.length}
        data-drawn={isDrawn || undefined}
        style={isDrawn ? undefined : { height, lineHeight: `${height / ids.length}px` }}
      >
        {isDrawn ? (
          ids.map((rowId, at) => (
            <RowLine
              key={rowId}
              list={list}
              rowId={rowId}
              index={from + at}
              isFree={rowId === freeId}
              isOnly={isOnly}
              aside={aside}
              onRemove={onRemove}
            />
          ))
        ) : (
          <GhostText list={list} names={names} ids={ids} from={from} />
        )}
      </div>
    );
  },
  (before, now) =>
    (Object.keys(now) as (keyof RowsBlockProps)[]).every(
      (name) =>
        before[name] === now[name] ||
        (name === 'ids' && before.ids.every((id, at) => id === now.ids[at]) && before.ids.length === now.ids.length) ||
        (name === 'height' && now.isDrawn),
    ),
);

function GhostText({
  list,
  names,
  ids,
  from,
}: {
  list: string;
  names: readonly string[];
  ids: readonly string[];
  from: number;
}) {
  const form = useForm();
  // Lines out of sight change by paste and undo, never by typing.
  useSyncExternalStore(
    useCallback((listener) => form.on('bulk', listener), [form]),
    () => form.bulks,
  );
  return ids
    .map((rowId, at) => [from + at + 1, ...names.map((name) => form.value(rowKey(list, rowId, name)))].join('   '))
    .join('\n');
}
