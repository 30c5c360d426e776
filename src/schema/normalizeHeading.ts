/** A column heading in lower case, without spaces, punctuation and bracketed text. */
export const normalizeHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[(（【[].*?[)）】\]]/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
