/**
 * [L03] Text in capitals with the caret where it was; some letters grow (`ß` → `SS`), so the caret is counted anew.
 * No locale: a Turkish browser must not turn `i` into `İ`.
 * @example upperCased('ool1', 3) // { text: 'OOL1', caret: 3 }
 */
export function upperCased(text: string, caret: number): { text: string; caret: number } {
  return { text: text.toUpperCase(), caret: text.slice(0, caret).toUpperCase().length };
}
