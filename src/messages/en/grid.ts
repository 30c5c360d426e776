/** The grids of bills of lading and goods: paste, undo, the duplicate radar. */
export const grid = {} as const;
