/**
 * [L03] Upper-cases a text and maps the caret, because some letters become two (`ß` → `SS`). Ignores the locale: a
 * Turkish browser must not turn `i` into `İ`.
 * @example upperCased('ool1', 3) // { text: 'OOL1', caret: 3 }
 */
export function upperCased(text: string, caret: number): { text: string; caret: number } {
  return { text: text.toUpperCase(), caret: text.slice(0, caret).toUpperCase().length };
}
