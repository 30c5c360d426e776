/**
 * A column heading in lower case, without spaces, punctuation and bracketed text.
 * @example normalizeHeading('HS code (6 digits)') // 'hscode'
 */
export const normalizeHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[(（【[].*?[)）】\]]/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
