import { findLayout } from '#customs/layouts.ts';
import type { WireMap } from '#customs/wireMap.ts';

/** Columns of one line that belong together. */
export interface WireCell {
  /** First and last column, from 1. */
  from: number;
  to: number;
  text: string;
  /** Name of the element; empty for filler, and for a line that is no record. */
  element: string;
  /** Path into the bill; null where the tool fills it or nothing stands. */
  field: string | null;
}

/** A private value as others may see it; null for one that is not private. */
export type VeilOf = (field: string, value: string) => string | null;

/**
 * One line of a message in its parts; together they are the whole line, trailing spaces too.
 * @param line from 0
 * @param veilOf covers what is private; what it covers keeps its columns
 */
export function wireCells(text: string, line: number, map: WireMap, veilOf: VeilOf = () => null): WireCell[] {
  const layout = findLayout(text);
  if (!layout) return [{ from: 1, to: text.length, text, element: '', field: null }];
  const last = layout.elements.at(-1)?.to ?? 0;
  const cells = layout.elements.map(({ name, from, to, of }): WireCell => {
    const field = map.fieldAt(line, from);
    const own = text.slice(from - 1, to);
    return { from, to, text: veiled(own, field, veilOf), element: of === 'S' ? '' : name, field };
  });
  const rest = text.slice(last);
  return rest === '' ? cells : [...cells, { from: last + 1, to: text.length, text: rest, element: '', field: null }];
}

function veiled(text: string, field: string | null, veilOf: VeilOf): string {
  const value = text.trimEnd();
  if (field === null || value === '') return text;
  return veilOf(field, value)?.slice(0, text.length).padEnd(text.length) ?? text;
}

/** Cells that a person can stop at: what was typed or filled, and fields that are still blank. */
export const isStop = ({ element, field, text }: WireCell): boolean =>
  element !== '' && (field !== null || text.trim() !== '');
