/** A heading or word without case, signs, spaces and what stands in brackets. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[(（【[].*?[)）】\]]/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
