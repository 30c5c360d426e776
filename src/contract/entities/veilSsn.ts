/** A social security number, or nine bare digits that may be one, shows four of them to whoever looks over the shoulder. */
export const veilSsn = (value: string): string | null =>
  /^\d{3}-?\d{2}-?\d{4}$/u.test(value) ? `***-**-${value.slice(-4)}` : null;
