/** How a draft is kept: flows, owners, copies, PDF. */
export const drafting = {} as const;
