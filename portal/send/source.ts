/** The origin of operations of this app. */
export const SOURCE = 'Website';
