import { createContext, useContext } from 'react';
import type { NoteBoard } from './noteBoard.ts';

/** Boards by column, `list.name`: what else is known of a cell's text. The form knows neither calls nor tables. */
export type NoteBoards = { readonly [column: string]: readonly NoteBoard[] };

const CellNotesContext = createContext<NoteBoards>({});

/**
 * Gives boards to the columns of the lists below it.
 * @example <CellNotesProvider value={{ 'lines.code': [board] }}><RowsEditor list="lines" columns="1fr" /></CellNotesProvider>
 */
export const CellNotesProvider = CellNotesContext.Provider;

const NONE: readonly NoteBoard[] = [];

/** The boards of a column; none where nobody gave any. */
export function useNoteBoards(column: string): readonly NoteBoard[] {
  return useContext(CellNotesContext)[column] ?? NONE;
}

/** The boards of all columns. */
export const useAllNoteBoards = (): NoteBoards => useContext(CellNotesContext);
