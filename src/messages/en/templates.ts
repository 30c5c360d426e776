/** Templates: list, detail, saving as one and saving back to one. */
export const templates = {} as const;
