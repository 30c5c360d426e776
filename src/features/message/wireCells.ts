import { findLayout } from '#customs/layouts.ts';
import type { WireMap } from '#customs/wireMap.ts';

/** Columns of one line that belong together. */
export interface WireCell {
  /** First and last column, one-based. */
  from: number;
  to: number;
  text: string;
  /** Name of the element; empty for filler and invalid lines. */
  element: string;
  /** Path in the bill; null if the tool fills it or it is blank. */
  field: string | null;
}

/** The masked form of a private value; null if it is not private. */
export type MaskField = (field: string, value: string) => string | null;

/**
 * Splits a line of a message into cells; joined they are the whole line with trailing spaces.
 * @param line zero-based
 * @param maskField masks private values without changing their length
 */
export function wireCells(text: string, line: number, map: WireMap, maskField: MaskField = () => null): WireCell[] {
  const layout = findLayout(text);
  if (!layout) return [{ from: 1, to: text.length, text, element: '', field: null }];
  const last = layout.elements.at(-1)?.to ?? 0;
  const cells = layout.elements.map(({ name, from, to, of }): WireCell => {
    const field = map.fieldAt(line, from);
    const own = text.slice(from - 1, to);
    return { from, to, text: masked(own, field, maskField), element: of === 'S' ? '' : name, field };
  });
  const remainder = text.slice(last);
  return remainder === ''
    ? cells
    : [...cells, { from: last + 1, to: text.length, text: remainder, element: '', field: null }];
}

function masked(text: string, field: string | null, maskField: MaskField): string {
  const value = text.trimEnd();
  if (field === null || value === '') return text;
  return maskField(field, value)?.slice(0, text.length).padEnd(text.length) ?? text;
}

/** Cells that can have the focus: filled ones, and blank fields. */
export const isStop = ({ element, field, text }: WireCell): boolean =>
  element !== '' && (field !== null || text.trim() !== '');
