import { issueAt, type Issue } from '#schema/issue.ts';

/** No shape of the contract is deeper, so what lies below is refused as unknown anyway. */
const DEEPEST = 8;

/** Where a value holds text that no database can keep: NUL, or half of a surrogate pair. Nobody types these. */
export function unstorableText(value: unknown, path = '', depth = 0): Issue[] {
  if (typeof value === 'string') {
    const bad = /[\0\p{Surrogate}]/u.test(value);
    return bad ? [issueAt(path || 'body', { message: 'validation.unstorable' })] : [];
  }
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return [];
  const inside = path ? `${path}.` : '';
  return Object.entries(value).flatMap(([key, member]) => unstorableText(member, inside + key, depth + 1));
}
