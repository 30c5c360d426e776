import { LIMITS } from '#contract/limits.ts';

/** Why documents and text cannot be sent together, as a key below `recognition.file`; null if they can. */
export function requestProblem(files: number, text: string): 'tooMany' | 'textTooLong' | null {
  if (files > LIMITS.recognitionFiles) return 'tooMany';
  return text.length > LIMITS.recognitionText ? 'textTooLong' : null;
}
