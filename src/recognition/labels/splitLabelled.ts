import { readLabel } from './readLabel.ts';

/** Words before a colon that may be its label. */
const WORDS_MAX = 6;

/**
 * Parts a line that holds several labels with their values.
 * @example splitLabelled('HBL: ABCD123456 MBL: EGLV149503880217') // ['HBL: ABCD123456', 'MBL: EGLV149503880217']
 */
export function splitLabelled(text: string): string[] {
  const colons = [...text.matchAll(/[:：]/gu)].map(({ index }) => index);
  if (colons.length === 0 || text.length > 1000) return [text];
  const starts: number[] = [];
  for (const colon of colons) {
    const start = labelStart(text, colon, starts.at(-1) ?? 0);
    if (start !== null && start > (starts.at(-1) ?? 0)) starts.push(start);
  }
  if (starts.length === 0) return [text];
  return [0, ...starts]
    .map((from, at) =>
      text
        .slice(from, starts[at])
        .replace(/[\s,;|/–-]+$/u, '')
        .trim(),
    )
    .filter(Boolean);
}

/** Where the longest label that ends at a colon begins. */
function labelStart(text: string, colon: number, from: number): number | null {
  const before = text.slice(from, colon + 1);
  const words = [...before.matchAll(/[^\s,;|]+/gu)].slice(-WORDS_MAX);
  for (const word of words) {
    const candidate = before.slice(word.index);
    if (!/^[\p{L}(（【]/u.test(candidate)) continue;
    const label = readLabel(candidate);
    if (!label?.isClosed || !label.isExact || label.end < candidate.length) continue;
    const { kind } = label.meaning;
    if (kind === 'field' || kind === 'party' || kind === 'taxId' || kind === 'stop') return from + word.index;
  }
  return null;
}
