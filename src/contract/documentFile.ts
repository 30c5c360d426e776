import { LIMITS } from './limits.ts';

/** [V20] Kinds of documents that can be recognized; each is the ending of its files. */
export const DOCUMENT_KINDS = ['doc', 'docx', 'pdf', 'xls', 'xlsx'] as const;
type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_ENDINGS = DOCUMENT_KINDS.map((kind) => `.${kind}` as const);

type DocumentProblem = 'ending' | 'tooLarge' | 'empty';

/** The kind that a name claims; the content decides whether it can be read. */
export function documentKind(name: string): DocumentKind | null {
  const lower = name.trim().toLowerCase();
  return DOCUMENT_KINDS.find((kind) => lower.endsWith(`.${kind}`)) ?? null;
}

/** [V20] Why a file cannot be recognized, by its name and size; null if it can. */
export function documentProblem({ name, size }: { name: string; size: number }): DocumentProblem | null {
  if (documentKind(name) === null) return 'ending';
  if (size === 0) return 'empty';
  return size > LIMITS.recognitionFile ? 'tooLarge' : null;
}
