import { z } from 'zod';
import { calls, PORTAL_BASE } from '#contract/calls.ts';
import { ISF_5 } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { PLATFORM_TITLE } from '#contract/limits.ts';
import { OPEN_CALLS, scopeOf, type OpenCall } from '#contract/openCalls.ts';
import { fields } from '#messages/en/fields.ts';
import type { Call, Endpoint } from '#schema/endpoint.ts';
import program from '../../package.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** [P06] The OpenAPI 3.1 document of the calls that accept an API key, made from their declarations. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(OPEN_CALLS) as OpenCall[]) {
    const call: Call = calls[name];
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, endpoints[name]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PLATFORM_TITLE} API`,
      version: program.version,
      description:
        'Prepare, check and send Importer Security Filings, and read the receipts of customs. Times are `YYYY-MM-DD HH:mm:ss` at +08:00. Filings sent by a program have the source `OPENAPI`.',
    },
    servers: [{ url: publicUrl + PORTAL_BASE }],
    security: [{ apiKey: [] }],
    tags: [...new Set(Object.values(OPEN_CALLS).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the enterprise: `Bearer tpt_…`' },
      },
      schemas: { Problem: PROBLEM },
      responses: Object.fromEntries(Object.entries(FAILURES).map(([status, text]) => [`E${status}`, failure(text)])),
    },
  };
}

const PROBLEM: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', description: 'In the language of `X-Lang`.' },
    errors: { type: 'object', description: 'Messages by field, for 422.' },
    rejects: {
      type: 'array',
      description: 'For `code` 1017: why customs would reject the bills. `acceptRejects: true` sends them anyway.',
      items: {
        type: 'object',
        required: ['code', 'severity', 'message', 'text'],
        properties: {
          draftId: { type: 'string' },
          amsNo: { type: 'string' },
          code: { type: 'string', description: 'Three-digit code of customs, its AMS code, or the name of the rule.' },
          severity: { const: 'reject' },
          field: { type: 'string', description: 'Path in the bill, such as `billHsRequestList.0.hsCode`.' },
          message: { type: 'string', description: 'Key of the text.' },
          args: { type: 'object' },
          text: { type: 'string', description: 'Meaning, cause and correction in the language of `X-Lang`.' },
        },
      },
    },
  },
};

const FAILURES = {
  400: 'The draft is gone, or a paid call has no `Idempotency-Key` or too long a one.',
  401: 'The key is missing, unknown or revoked, or its person has left.',
  403: 'The key may not use this call, or the service of the enterprise is not open.',
  404: 'There is no such record in the enterprise of the key.',
  409: 'The record was changed in the meantime, or the call conflicts with its state.',
  422: 'The request is invalid, or customs would reject a bill (`code` 1017 and `rejects`); `errors` names the fields.',
  429: 'Too many calls; `Retry-After` tells the seconds to wait.',
} as const;

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function operation(name: OpenCall, call: Call, { params, query, body, reply }: Endpoint): Json {
  const { tag, summary, text } = OPEN_CALLS[name];
  const answer = toSchema(reply, 'output');
  const isEmpty = reply instanceof z.ZodVoid;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: scopeOf(name) === 'file' ? `${text} The key must be allowed to file.` : text,
    parameters: [...membersOf(params, 'path'), ...membersOf(query, 'query'), ...headers(call)],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } } }
      : {}),
    responses: {
      [isEmpty ? '204' : '200']: {
        description: 'Done.',
        ...(isEmpty ? {} : { content: { 'application/json': { schema: answer } } }),
      },
      ...Object.fromEntries(
        Object.keys(FAILURES).map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
      ),
    },
  };
}

function headers({ paid }: Call): Json[] {
  const language = {
    name: 'X-Lang',
    in: 'header',
    schema: { enum: ['zh-CN', 'en', 'vi'] },
    description: 'Language of messages.',
  };
  if (!paid) return [language];
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', maxLength: 255 },
    description: 'Names this action. A repetition with the same key gets the first answer and has no further effect.',
  };
  return [key, language];
}

function membersOf(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = toSchema(shape, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

/** Leaves out what JSON Schema cannot express: the portal checks it, and 422 names the field. */
function toSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  // A copy, because equal parts of the shape are one object.
  return JSON.parse(JSON.stringify(schema), describe) as Json;
}

const LABELS: Record<string, unknown> = fields.bill;

/** Adds the labels of the form to the fields of a bill, and leaves out the bounds of every whole number. */
function describe(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Json;
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  const members = schema['properties'] as Record<string, Json> | undefined;
  if (!members || !('amsRequestList' in members && 'houseScac' in members)) return schema;
  schema['title'] = members['billType']?.['const'] === ISF_5 ? 'ISF-5' : 'ISF-10';
  for (const [name, member] of Object.entries(members)) {
    const label = LABELS[name];
    if (typeof label === 'string') member['description'] ??= label;
  }
  return schema;
}
