import { LIMITS } from '#contract/limits.ts';

/** File extensions of tables that can be imported. */
export const TABLE_ENDINGS = ['.xlsx', '.xls', '.csv'] as const;

/** Why a file cannot be imported, as a message key below `imports.file`; null if it can ([V20]). */
export function checkFile({ name, size }: { name: string; size: number }): 'ending' | 'tooLarge' | 'empty' | null {
  const lower = name.toLowerCase();
  if (!TABLE_ENDINGS.some((ending) => lower.endsWith(ending))) return 'ending';
  if (size > LIMITS.importFile) return 'tooLarge';
  return size === 0 ? 'empty' : null;
}
