/** A LIKE pattern for upper-cased columns that contain a text; escapes `%` and `_`. */
export const containing = (text: string): string => `%${text.toUpperCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`;
