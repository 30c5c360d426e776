import type { z } from 'zod';
import { issueAt, type Issue, type IssueText } from '#schema/issue.ts';

type ZodIssue = z.core.$ZodIssue;

/** Converts zod issues to the issues of the wire: message keys by field path. */
export function wireIssues(error: { issues: readonly ZodIssue[] }): Issue[] {
  return error.issues.flatMap((issue) => issuesOf(issue, []));
}

function issuesOf(issue: ZodIssue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => issueAt(pathText([...path, key]), { message: 'validation.unknownField' }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => issuesOf(inner, path));
  }
  return [issueAt(pathText(path), issueMessage(issue))];
}

/** Issues of the union member with the fewest issues. */
function closest(members: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] {
  return [...members].sort((a, b) => weight(a) - weight(b))[0] ?? [];
}

function weight(issues: readonly ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function issueMessage(issue: ZodIssue): IssueText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { message: 'validation.required' }
        : { message: 'validation.type', args: { expected: issue.expected } };
    case 'too_big':
      if (issue.origin === 'string')
        return { message: 'validation.maxLength', args: { max: Number(issue.maximum), length: lengthOf(issue.input) } };
      if (issue.origin === 'array')
        return {
          message: 'validation.tooManyRows',
          args: { max: Number(issue.maximum), length: lengthOf(issue.input) },
        };
      return { message: 'validation.maximum', args: { max: Number(issue.maximum) } };
    case 'too_small':
      if (lengthOf(issue.input) === 0) return { message: 'validation.required' };
      if (issue.origin === 'string')
        return { message: 'validation.minLength', args: { min: Number(issue.minimum), length: lengthOf(issue.input) } };
      return { message: 'validation.minimum', args: { min: Number(issue.minimum) } };
    case 'custom':
      return { message: issue.message, args: (issue.params ?? {}) as Record<string, string | number> };
    case 'invalid_value':
    case 'invalid_union':
      return { message: 'validation.choice', args: { value: shortText(issue.input) } };
    default:
      return { message: 'validation.format' };
  }
}

function lengthOf(input: unknown): number {
  return typeof input === 'string' || Array.isArray(input) ? input.length : -1;
}

function shortText(input: unknown): string {
  return typeof input === 'string' || typeof input === 'number' ? String(input).slice(0, 40) : '';
}

/** An issue without a path concerns the body itself. */
function pathText(path: readonly PropertyKey[]): string {
  return path.length > 0 ? path.map(String).join('.') : 'body';
}
