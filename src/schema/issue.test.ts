import { describe, expect, it } from 'vitest';
import { fromErrorTree, issueAt, toErrorTree } from './issue.ts';

describe('the tree of errors', () => {
  it('[V25] keeps every path, whatever its keys are called', () => {
    const paths = ['__proto__.0', '__proto__.polluted', 'constructor.polluted', 'toString', 'hasOwnProperty.0.name'];
    const tree = toErrorTree(paths.map((path) => issueAt(path, { message: 'validation.required' })));
    expect(
      fromErrorTree(tree)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(paths.toSorted());
    expect([({} as Record<string, unknown>)['0'], ({} as Record<string, unknown>)['polluted']]).toEqual([
      undefined,
      undefined,
    ]);
    expect('polluted' in Object).toBe(false);
  });
});
