/** Up to so many lines all are drawn; a window would save nothing a person notices. */
const ALL_DRAWN = 80;
/** Lines that are drawn beyond each edge of what is seen. */
const BEYOND = 12;

/** Height of a line in the wire view's style, in pixels. */
export const LINE_HEIGHT = 20;

/**
 * Which lines of many are drawn: those in sight and some around them, and the one that has the focus, so that it keeps it.
 * @returns numbers of the lines, from 0, in order
 */
export function lineWindow(count: number, { top, height }: { top: number; height: number }, held: number): number[] {
  if (count <= ALL_DRAWN) return Array.from({ length: count }, (_, line) => line);
  const first = Math.max(0, Math.floor(top / LINE_HEIGHT) - BEYOND);
  const last = Math.min(count - 1, Math.ceil((top + height) / LINE_HEIGHT) + BEYOND);
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (held < 0 || held >= count || (held >= first && held <= last)) return lines;
  return held < first ? [held, ...lines] : [...lines, held];
}
