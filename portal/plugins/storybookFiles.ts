import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const BASE = '/storybook';

/** Storybook has inline scripts and styles, and frames its preview. Its pages contain no personal data. */
const STORYBOOK_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-cache',
};

/**
 * Serves the built stories of the component library at `/storybook`, for the practice setting only.
 * @param folder the build; without it the response names the build command
 */
export async function serveStorybook(
  app: FastifyInstance,
  { demo }: Pick<Config, 'demo'>,
  folder: string,
): Promise<void> {
  if (!demo) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(STORYBOOK_HEADERS);
    });
    if (!existsSync(join(folder, 'index.html'))) {
      scope.get(BASE, (_request, reply) =>
        reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('The stories are not built: npm run build:storybook, then start the portal again\n'),
      );
      return;
    }
    // Its files are named relative to the page.
    scope.get(BASE, (_request, reply) => reply.redirect(`${BASE}/`));
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: `${BASE}/`,
      decorateReply: false,
      cacheControl: false,
      globIgnore: ['**/*.map'],
    });
  });
}
