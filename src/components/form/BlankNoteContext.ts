import { createContext, useContext } from 'react';

const BlankNoteContext = createContext<string | undefined>(undefined);

/**
 * What stands in every empty field of a form, e.g. that it is filled each time.
 * @example <BlankNoteProvider value="filled each time">…</BlankNoteProvider>
 */
export const BlankNoteProvider = BlankNoteContext.Provider;
export const useBlankNote = (): string | undefined => useContext(BlankNoteContext);
