/** Up to this number all lines are rendered, because a window would save nothing noticeable. */
const ALL_DRAWN = 80;
/** Lines rendered beyond each edge. */
const BEYOND = 12;

/** Height of a line in the wire view's style, in pixels. */
export const LINE_HEIGHT = 20;

/**
 * The lines to render: the visible ones with a margin, and the one with the focus, which it must keep.
 * @returns zero-based line numbers in order
 */
export function lineWindow(count: number, { top, height }: { top: number; height: number }, held: number): number[] {
  if (count <= ALL_DRAWN) return Array.from({ length: count }, (_, line) => line);
  const first = Math.max(0, Math.floor(top / LINE_HEIGHT) - BEYOND);
  const last = Math.min(count - 1, Math.ceil((top + height) / LINE_HEIGHT) + BEYOND);
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (held < 0 || held >= count || (held >= first && held <= last)) return lines;
  return held < first ? [held, ...lines] : [...lines, held];
}
