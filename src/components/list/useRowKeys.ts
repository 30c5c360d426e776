import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import type { Row } from './column.ts';
import { isForTyping } from './isForTyping.ts';
import { rowFocus } from './rowFocus.ts';
import { singleKeysAreOn } from './singleKeys.ts';
import { isPressed } from './useShortcut.ts';

/**
 * Key handlers of a list, called with the current row or null.
 * @example { s: (row) => send(row), Delete: (row) => row && remove(row) }
 */
export type RowKeys<R extends Row> = Readonly<Record<string, (row: R | null) => void>>;

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Table keys: `j`, `k` and arrows move, `x` selects, `Shift+x` selects a range, `Enter` and `e` open. The current row
 * is the one with the focus.
 */
export function useRowKeys<R extends Row>(
  table: RefObject<HTMLTableElement | null>,
  options: {
    rows: readonly R[];
    toggle?: ((index: number, withShift: boolean) => void) | undefined;
    keys?: RowKeys<R> | undefined;
  },
): void {
  const last = useRef(-1);

  function currentIndex(): number {
    const line = document.activeElement?.closest<HTMLElement>('tr[data-row]');
    return line && table.current?.contains(line) ? Number(line.dataset['row']) : -1;
  }
  function move(step: number): void {
    const at = currentIndex();
    // From outside the table, continues at the last row.
    const next = at < 0 ? Math.max(0, last.current) : at + step;
    const index = Math.min(options.rows.length - 1, Math.max(0, next));
    const line = table.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`);
    const holder = rowFocus(line);
    if (!line || !holder) return;
    last.current = index;
    holder.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'nearest' });
  }
  function actOn(event: KeyboardEvent): boolean {
    // The list's own keys take precedence.
    const own = Object.entries(options.keys ?? {}).find(([key]) => isPressed(key, event));
    const step = Object.entries(STEPS).find(([key]) => isPressed(key, event))?.[1];
    if (own) own[1](options.rows[currentIndex()] ?? null);
    else if (step !== undefined) move(step);
    else if (isPressed('e', event)) {
      const link = document.activeElement?.closest('tr[data-row]')?.querySelector<HTMLElement>('a[href]');
      if (!link || currentIndex() < 0) return false;
      link.click();
    } else if (isPressed('x', event) || isPressed('Shift+x', event)) {
      const at = currentIndex();
      if (at < 0 || !options.toggle) return false;
      options.toggle(at, event.shiftKey);
    } else return false;
    return true;
  }

  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || isForTyping(event.target)) return;
    if (event.key.length === 1 && !singleKeysAreOn()) return;
    if (options.rows.length > 0 && actOn(event)) event.preventDefault();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}
