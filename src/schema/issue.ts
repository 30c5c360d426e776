/**
 * A message key with its arguments.
 * @example const tooLong: IssueText = { message: 'validation.max', args: { max: 35 } }
 */
export interface IssueText {
  message: string;
  args?: Record<string, string | number>;
}

/**
 * An error blocks sending; a warning never blocks anything.
 * @example const severity: Severity = 'warning'
 */
export type Severity = 'error' | 'warning';

/** @example { path: 'amsRequestList.0.amsNo', message: 'validation.required', args: {}, severity: 'error' } */
export interface Issue {
  path: string;
  message: string;
  args: Record<string, string | number>;
  severity: Severity;
}

/** Problems nested by the path of their fields, as forms of react-admin have them. */
export interface ErrorTree {
  [key: string]: ErrorTree | Required<IssueText>;
}

/** @example issueAt('amsRequestList.0.amsNo', { message: 'validation.required' }) */
export function issueAt(path: string, { message, args = {} }: IssueText, severity: Severity = 'error'): Issue {
  return { path, message, args, severity };
}

/**
 * Keeps the first error of a field.
 * @example toErrorTree([issueAt('a.0.b', { message: 'm' })]) // { a: { 0: { b: { message: 'm', args: {} } } } }
 */
export function toErrorTree(issues: readonly Issue[]): ErrorTree {
  const tree = branch();
  for (const issue of issues) {
    if (issue.severity !== 'error') continue;
    const keys = issue.path.split('.');
    const last = keys.pop() ?? '';
    let node = tree;
    for (const key of keys) {
      const next = (node[key] ??= branch()) as ErrorTree;
      node = next;
    }
    node[last] ??= { message: issue.message, args: issue.args };
  }
  return tree;
}

/** Without a prototype: callers choose the keys, `__proto__` too. */
function branch(): ErrorTree {
  return Object.create(null) as ErrorTree;
}

/** @example fromErrorTree({ name: { message: 'validation.required', args: {} } }) // one issue at `name` */
export function fromErrorTree(tree: ErrorTree, prefix = ''): Issue[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return isLeaf(node) ? [issueAt(path, node)] : fromErrorTree(node, path);
  });
}

function isLeaf(node: ErrorTree | Required<IssueText>): node is Required<IssueText> {
  return typeof node.message === 'string';
}
