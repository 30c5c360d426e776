import { diffArrays } from 'diff';

/** A piece of text that both versions have, or one of them. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More differences than these are told as a whole: nobody reads such a mixture. */
const MOST_DIFFERENCES = 400;

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
  const changes = diffArrays(old, now, { maxEditLength: MOST_DIFFERENCES });
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
const piecesOf = (text: string): string[] => text.match(/\S+|\s+/gu) ?? [];

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
