import { diffArrays } from 'diff';

/** A piece of text in both versions or in one of them. */
interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** With more differences, texts are compared as a whole, because a mixture is unreadable. */
const DIFFERENCES_MAX = 400;

/**
 * Compares two texts word by word; texts without spaces, such as numbers, by their common start and end.
 * @example wordDiff('588 RENMIN ROAD', '588 ZHONGSHAN ROAD')
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  if (before === '') return [{ kind: 'added', text: after }];
  if (after === '') return [{ kind: 'removed', text: before }];
  const [old, now] = [splitPieces(before), splitPieces(after)];
  if (old.length === 1 && now.length === 1) return endsDiff(before, after);
  const changes = diffArrays(old, now, { maxEditLength: DIFFERENCES_MAX });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Words, and the spaces between them. */
const splitPieces = (text: string): string[] => text.match(/\S+|\s+/gu) ?? [];

/** For two words without spaces: the common start and end stay unmarked. */
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
