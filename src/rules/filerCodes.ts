/** Whether a code has a first day of use; codes of the beginning have the first day of the calendar. */
export const hasFirstDay = (effectiveOn: string): boolean => effectiveOn > '2000-01-01';
