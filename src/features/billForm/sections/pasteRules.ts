import type { PasteRules } from '#components/form/grid/planPaste.ts';
import { readPastedCell, rowHeadings } from '#rules/pastedRows.ts';
import { splitPasted } from '#rules/splitPasted.ts';

/** [B05] Paste rules of a bill's lists. */
export const pasteRules = (list: string, names: readonly string[]): PasteRules => ({
  headings: rowHeadings(list, names),
  read: readPastedCell,
  split: (lines, from) => splitPasted(list, names, from, lines),
});
