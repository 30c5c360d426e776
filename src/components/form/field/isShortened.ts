/** Whether cleaning kept only the first digits of a number; the form then shows a message. */
export function isShortened(original: string, value: string): boolean {
  const digits = original.replace(/\D/gu, '');
  return /^\d+$/u.test(value) && digits.length > value.length && digits.startsWith(value);
}
