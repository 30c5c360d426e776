/** A pattern for LIKE: upper-cased columns that contain a text; its own `%` and `_` are letters like any other. */
export const containing = (text: string): string => `%${text.toUpperCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`;
