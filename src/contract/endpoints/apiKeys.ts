import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { LIMITS } from '../limits.ts';
import { API_SCOPES } from '../openCalls.ts';
import { id, line } from '../page.ts';

/** A key without its secret, which is shown once. */
const apiKey = z.object({
  id,
  name: z.string(),
  scope: z.enum(API_SCOPES),
  /** Its last characters. */
  hint: z.string(),
  /** The person whose rights it has. */
  person: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  lastAddress: z.string(),
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyEndpoints = {
  listApiKeys: endpoint(calls.listApiKeys, { reply: z.array(apiKey) }),
  createApiKey: endpoint(calls.createApiKey, {
    body: z.strictObject({
      name: line(LIMITS.contactName),
      scope: z.enum(API_SCOPES).default('file'),
      current: z.string().max(200),
    }),
    reply: z.object({ id, key: z.string() }),
  }),
  revokeApiKey: endpoint(calls.revokeApiKey, { body: z.strictObject({ id }), reply: z.void() }),
  /** An OpenAPI 3.1 document. */
  openApi: endpoint(calls.openApi, { reply: z.record(z.string(), z.unknown()) }),
};
