import { createContext, useContext } from 'react';

const BlockNameContext = createContext<string | undefined>(undefined);

/**
 * The heading of a block of fields. Their labels repeat it for assistive technology only: below *Buyer*, "Buyer name"
 * shows as "Name".
 * @example <BlockNameProvider value="Buyer">…</BlockNameProvider>
 */
export const BlockNameProvider = BlockNameContext.Provider;
export const useBlockName = (): string | undefined => useContext(BlockNameContext);
