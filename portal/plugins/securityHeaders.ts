import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers of the portal are data: nothing in them may run or be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer; the page brings a policy of its own. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Sibling hosts are not ours to decide for.
    strictTransportSecurity: { includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', DATA_POLICY);
  });
}

/** The page's policy: scripts and style sheets from here or with this answer's nonce, nothing from elsewhere. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions of menus and measured heights are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
