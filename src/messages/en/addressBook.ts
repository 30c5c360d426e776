/** Address book and notifiers. */
export const addressBook = {} as const;
