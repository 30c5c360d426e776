import { LIMITS } from '#contract/limits.ts';

/** Endings of the tables that can be imported. */
export const TABLE_ENDINGS = ['.xlsx', '.xls', '.csv'] as const;

/** What stands against importing a file, as a message key below `imports.file`; null when it may be tried ([V20]). */
export function checkFile({ name, size }: { name: string; size: number }): 'ending' | 'tooLarge' | 'empty' | null {
  const lower = name.toLowerCase();
  if (!TABLE_ENDINGS.some((ending) => lower.endsWith(ending))) return 'ending';
  if (size > LIMITS.importFile) return 'tooLarge';
  return size === 0 ? 'empty' : null;
}
