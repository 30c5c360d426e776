/** The order of the drafts list until a person chooses another: what loads first comes first. */
export const DRAFTS_ORDER = { field: 'loadingAt', order: 'ASC' } as const;
