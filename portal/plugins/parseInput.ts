import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#schema/endpoint.ts';
import { toErrorTree, type Issue, issueAt } from '#schema/issue.ts';
import { refuse } from '../refusal.ts';
import { wireIssues } from './wireIssues.ts';

/** No shape of the contract is deeper: anything below is refused as an unknown field. */
const DEPTH_MAX = 8;

/**
 * Members of all arrays and objects of an input; a draft with 999 rows in each list has 12,000. To refuse millions takes
 * seconds, in which the portal answers no request.
 */
const MEMBERS_MAX = 50_000;

/**
 * Finds text that PostgreSQL cannot store: NUL, or half of a surrogate pair.
 * @throws Refusal `tooLarge` for an input of too many members
 */
function unstorableText(input: unknown): Issue[] {
  const issues: Issue[] = [];
  let members = 0;
  const visit = (value: unknown, path: string, depth: number): void => {
    if (typeof value === 'string') {
      if (/[\0\p{Surrogate}]/u.test(value)) {
        issues.push(issueAt(path || 'body', { message: 'validation.unstorable' }));
      }
      return;
    }
    if (typeof value !== 'object' || value === null || depth === DEPTH_MAX) return;
    members += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (members > MEMBERS_MAX) throw refuse('tooLarge');
    const inside = path ? `${path}.` : '';
    for (const [key, member] of Object.entries(value)) visit(member, inside + key, depth + 1);
  };
  visit(input, '', 0);
  return issues;
}

/** Bounds the size of the answer. */
const ISSUES_MAX = 10_000;

/**
 * [V25] Parses params, query and body by the shapes of the endpoint.
 * @throws Refusal `invalid` (422) with every problem by field path; `notFound` for a path parameter that cannot be an id;
 * `tooLarge`
 */
export function parseInput(shapes: Endpoint, request: FastifyRequest) {
  const params = read(shapes.params, request.params);
  if (params.issues.length > 0) throw refuse('notFound');
  const query = read(shapes.query, withoutBlanks(request.query));
  const body = read(shapes.body, request.body);
  const found = [...query.issues, ...body.issues];
  if (found.length > 0) throw refuse('invalid', { errors: toErrorTree(found) });
  return { params: params.data, query: query.data, body: body.data };
}

function read(shape: z.ZodType | undefined, value: unknown): { data: unknown; issues: Issue[] } {
  if (!shape) return { data: undefined, issues: [] };
  const unstorable = unstorableText(value);
  // Messages about a maximum length name the length of the input.
  const result = shape.safeParse(value, { reportInput: true });
  const invalid = result.success ? [] : wireIssues(result.error);
  return { data: result.data, issues: unstorable.concat(invalid).slice(0, ISSUES_MAX) };
}

/** [L03] [V24] Empty parameters (`?keyword=&billType=`) count as absent, not as zero or blank text. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));
}
