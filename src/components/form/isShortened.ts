/** Whether cleaning kept only the first digits of a number, which a person must be told. */
export function isShortened(original: string, value: string): boolean {
  const digits = original.replace(/\D/gu, '');
  return /^\d+$/u.test(value) && digits.length > value.length && digits.startsWith(value);
}
