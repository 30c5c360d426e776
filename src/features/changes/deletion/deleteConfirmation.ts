/** The text that confirms a deletion: the end of the number, or the count of several. */
export const deleteConfirmation = (amsNos: readonly string[]): string =>
  amsNos.length === 1 ? (amsNos[0] ?? '').slice(-4) : String(amsNos.length);

/** @example isConfirmed(' t778 ', 'T778') // true */
export const isConfirmed = (typed: string, wanted: string): boolean =>
  wanted !== '' && typed.replaceAll(/\s/gu, '').toUpperCase() === wanted.toUpperCase();
