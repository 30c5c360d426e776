/**
 * Masks a social security number, or nine digits that may be one, except for its last four digits; null for other
 * values.
 */
export const maskSsn = (value: string): string | null =>
  /^\d{3}-?\d{2}-?\d{4}$/u.test(value) ? `***-**-${value.slice(-4)}` : null;
