/** What this app calls itself as the origin of an operation. */
export const SOURCE = 'Website';
