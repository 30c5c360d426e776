/** What a rule has to say about one field: a message key with its arguments, never a finished sentence. */
export interface Message {
  /** Key below `validation`, e.g. `validation.required`. */
  message: string;
  args?: Record<string, string | number>;
}

/** An error blocks sending; a warning never blocks anything. */
export type Severity = 'error' | 'warning';

/**
 * One problem of one record.
 * @example { path: 'amsRequestList.0.amsNo', message: 'validation.required', args: {}, severity: 'error' }
 */
export interface Issue {
  /** Field path with numeric indexes, dot separated. */
  path: string;
  message: string;
  args: Record<string, string | number>;
  severity: Severity;
}

/** A tree of messages by field path, as the portal answers it (`errors`). */
export interface ErrorTree {
  [key: string]: ErrorTree | Required<Message>;
}

/**
 * Makes an issue from what a rule said.
 * @example issueAt('name', { message: 'validation.required' })
 */
export function issueAt(path: string, said: Message, severity: Severity = 'error'): Issue {
  return { path, message: said.message, args: said.args ?? {}, severity };
}

/**
 * Errors as the wire's tree; where a field has several, the first is its leaf.
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

/** Without a prototype: callers choose the keys, and `__proto__` is one like any other. */
function branch(): ErrorTree {
  return Object.create(null) as ErrorTree;
}

/**
 * Reads the wire's tree back into a flat list, in the tree's order.
 * @example fromErrorTree({ name: { message: 'validation.required', args: {} } }) // one issue at `name`
 */
export function fromErrorTree(tree: ErrorTree, prefix = ''): Issue[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return isLeaf(node) ? [issueAt(path, node)] : fromErrorTree(node, path);
  });
}

function isLeaf(node: ErrorTree | Required<Message>): node is Required<Message> {
  return typeof node.message === 'string';
}
