/**
 * The beginning of a text, without half of a character at its end: PostgreSQL refuses to store one.
 * @param max UTF-16 code units, as limits of texts are counted
 * @example cutText('ab😀', 3) // 'ab'
 */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '');
