import { Unreadable } from './unreadable.ts';

/** Endings of file names, by what such a file holds (ASVS 5.2.2). */
const ENDINGS = {
  xlsx: ['.xlsx', '.xlsm'],
  xls: ['.xls'],
  csv: ['.csv', '.tsv', '.txt'],
} as const;

/**
 * @param fileName as the browser gives it; undefined where only the content counts
 * @param kind what the content is
 * @throws Unreadable `misnamed` when the ending is that of another kind
 */
export function requireEnding(fileName: string | undefined, kind: keyof typeof ENDINGS): void {
  if (fileName === undefined) return;
  const lower = fileName.toLowerCase();
  if (ENDINGS[kind].some((ending) => lower.endsWith(ending))) return;
  throw new Unreadable('misnamed', { name: fileName, kind: `.${kind}` });
}
