import { issueAt, type Issue } from '#schema/issue.ts';

/** Where a value holds text that no database can keep: NUL, or half of a surrogate pair. Nobody types these. */
export function unstorableText(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string') {
    const bad = /[\0\p{Surrogate}]/u.test(value);
    return bad ? [issueAt(path || 'body', { message: 'validation.unstorable' })] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const inside = path ? `${path}.` : '';
  return Object.entries(value).flatMap(([key, member]) => unstorableText(member, inside + key));
}
