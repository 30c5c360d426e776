/** The command palette and the keyboard map. */
export const palette = {} as const;
