import { issueAt, type Issue } from '#schema/issue.ts';

/** No shape of the contract is deeper: anything below is refused as an unknown field. */
const MAX_DEPTH = 8;

/** Finds text that PostgreSQL cannot store: NUL, or half of a surrogate pair. */
export function unstorableText(value: unknown, path = '', depth = 0): Issue[] {
  if (typeof value === 'string') {
    const bad = /[\0\p{Surrogate}]/u.test(value);
    return bad ? [issueAt(path || 'body', { message: 'validation.unstorable' })] : [];
  }
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return [];
  const inside = path ? `${path}.` : '';
  return Object.entries(value).flatMap(([key, member]) => unstorableText(member, inside + key, depth + 1));
}
