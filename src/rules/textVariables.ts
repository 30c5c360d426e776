import { issueAt, type Issue } from '#schema/issue.ts';

const variablesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{-?\s*([^{}\s,]+)[^{}]*\}\}/gu)].map(([, name = '']) => name));

/**
 * [S04] Checks a text against the built-in one: the same variables, each written as `{{name}}`, and no reference to other
 * texts, which could be endless. A number may be left out, as plural forms do.
 */
export function textProblems(builtIn: string, text: string): Issue[] {
  const [known, used] = [variablesOf(builtIn), variablesOf(text)];
  const unknown = [...used].filter((name) => !known.has(name));
  const missing = [...known].filter((name) => !used.has(name) && name !== 'count');
  const rest = text.replaceAll(/\{\{[^{}]*\}\}/gu, '');
  if (unknown.length > 0 || /\{\{|\}\}|\$t\(/u.test(rest)) {
    const names = unknown.length > 0 ? unknown : ['{{', '}}', '$t('].filter((mark) => rest.includes(mark));
    return [issueAt('text', { message: 'notices.desk.unknownVariable', args: { names: names.join(', ') } })];
  }
  if (missing.length === 0) return [];
  return [issueAt('text', { message: 'notices.desk.missingVariable', args: { names: missing.join(', ') } })];
}
