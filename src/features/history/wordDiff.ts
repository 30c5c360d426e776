/** A piece of text that both versions have, or one of them. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More pieces than these are compared as a whole: nobody reads such a mixture. */
const MOST_PIECES = 400;

/**
 * What became of a text, word by word; a text without spaces, such as a number, sign by sign as far as its ends agree.
 * @example wordDiff('588 RENMIN ROAD', '588 ZHONGSHAN ROAD')
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  if (before === '') return [{ kind: 'added', text: after }];
  if (after === '') return [{ kind: 'removed', text: before }];
  const [old, now] = [piecesOf(before), piecesOf(after)];
  if (old.length === 1 && now.length === 1) return endsDiff(before, after);
  if (old.length > MOST_PIECES || now.length > MOST_PIECES) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return joined(walk(old, now, commonLengths(old, now)));
}

/** Words, and the spaces between them. */
const piecesOf = (text: string): string[] => text.match(/\S+|\s+/gu) ?? [];

/** How long the longest common sequence of pieces is, from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [here, below] = [lengths[i], lengths[i + 1]];
      if (!here || !below) continue;
      here[j] = old[i] === now[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return lengths;
}

function walk(old: readonly string[], now: readonly string[], lengths: readonly number[][]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ kind: 'same', text: now[j] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? -1)) {
      parts.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else if (j < now.length) {
      parts.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    } else {
      parts.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    }
  }
  return parts;
}

/** Two words without spaces: what they begin and end with alike stays unmarked. */
function endsDiff(before: string, after: string): DiffPart[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const parts: DiffPart[] = [
    { kind: 'same', text: before.slice(0, head) },
    { kind: 'removed', text: before.slice(head, before.length - tail) },
    { kind: 'added', text: after.slice(head, after.length - tail) },
    { kind: 'same', text: before.slice(before.length - tail) },
  ];
  return parts.filter(({ text }) => text !== '');
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const found: DiffPart[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else found.push({ ...part });
  }
  return found;
}
