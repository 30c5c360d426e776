import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#schema/endpoint.ts';
import { toErrorTree, type Issue } from '#schema/issue.ts';
import { refuse } from '../refusal.ts';
import { unstorableText } from './unstorableText.ts';
import { wireIssues } from './wireIssues.ts';

/**
 * [V25] Params, query and body in the shapes of the endpoint.
 * @throws Refusal `invalid` (422) with every problem by field path; `notFound` for a path parameter that cannot be an id
 */
export function parseInput(shapes: Endpoint, request: FastifyRequest) {
  const found: Issue[] = [];
  const params = read(shapes.params, request.params, []);
  if (shapes.params && params.issues.length > 0) throw refuse('notFound');
  const query = read(shapes.query, request.query, found);
  const body = read(shapes.body, request.body, found);
  if (found.length > 0) throw refuse('invalid', { errors: toErrorTree(found) });
  return { params: params.data, query: query.data, body: body.data };
}

function read(shape: z.ZodType | undefined, value: unknown, found: Issue[]) {
  if (!shape) return { data: undefined, issues: [] };
  const issues = unstorableText(value);
  // The input of an issue tells the length of what was too long.
  const result = shape.safeParse(value, { reportInput: true });
  if (!result.success) issues.push(...wireIssues(result.error));
  found.push(...issues);
  return { data: result.data, issues };
}
