import { createContext, useContext } from 'react';

const BlankNoteContext = createContext<string | undefined>(undefined);

/**
 * The placeholder of every optional empty field of a form.
 * @example <BlankNoteProvider value="filled each time">…</BlankNoteProvider>
 */
export const BlankNoteProvider = BlankNoteContext.Provider;
export const useBlankNote = (): string | undefined => useContext(BlankNoteContext);
