/** Import from a file, and exports. */
export const imports = {} as const;
