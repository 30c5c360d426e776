import { createNoteBoard, type Note, type NoteSource } from '#components/form/noteBoard.ts';
import type { NoteBoards } from '#components/form/CellNotesContext.ts';
import type { PasteRules } from '#components/form/planPaste.ts';
import { readPastedCell, rowHeadings } from '#rules/pastedRows.ts';

/** How the stories' lists read a spreadsheet. */
export const PASTE: PasteRules = {
  headings: {
    ...rowHeadings('amsRequestList', ['amsNo', 'amsType', 'userRemark']),
    ...rowHeadings('billHsRequestList', ['hsCode', 'hsCountryCode']),
  },
  read: readPastedCell,
};

const source = (minimum: number, known: Readonly<Record<string, Note>>): NoteSource => ({
  keyOf: (text) => (text.length >= minimum ? text : null),
  batch: 100,
  wait: 0,
  ask: async (keys) => new Map(keys.flatMap((key): [string, Note[]][] => (known[key] ? [[key, [known[key]]]] : []))),
});

/** What the stories know of a few numbers. */
export const NOTES: NoteBoards = {
  'amsRequestList.amsNo': [
    createNoteBoard(
      source(5, {
        OOLU2719403686: {
          tone: 'warning',
          message: 'grid.radar.otherFiling',
          args: { name: 'Li Wei', day: '3 Nov' },
          link: { to: '/hasSent/detial?id=1', message: 'grid.radar.open' },
        },
        OOLU2719403685: { tone: 'plain', message: 'Orient Overseas Container Line', isName: true },
      }),
    ),
  ],
  'billHsRequestList.hsCode': [
    createNoteBoard(source(6, { 940360: { tone: 'plain', message: 'Wooden furniture, other', isName: true } })),
  ],
};
