/**
 * A whole number with the digit groups of a language and a true minus sign, which is as wide as a digit.
 * @example groupDigits(-1930, 'en') // '−1,930'
 */
export const groupDigits = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount).replace('-', '−');
