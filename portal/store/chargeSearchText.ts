/** The search text of a charge: numbers, operator and remark, upper-cased, one per line. */
export const chargeSearchText = (texts: readonly string[]): string => texts.filter(Boolean).join('\n').toUpperCase();
