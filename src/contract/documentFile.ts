import { LIMITS } from './limits.ts';

/** [V20] Endings of documents that can be recognized. */
export const DOCUMENT_ENDINGS = ['.doc', '.docx', '.pdf', '.xls', '.xlsx'] as const;

export type DocumentProblem = 'ending' | 'tooLarge' | 'empty';

/** [V20] Why a file cannot be recognized, as far as name and size tell; null if it can. */
export function documentProblem({ name, size }: { name: string; size: number }): DocumentProblem | null {
  const lower = name.trim().toLowerCase();
  if (!DOCUMENT_ENDINGS.some((ending) => lower.endsWith(ending))) return 'ending';
  if (size === 0) return 'empty';
  return size > LIMITS.recognitionFile ? 'tooLarge' : null;
}
