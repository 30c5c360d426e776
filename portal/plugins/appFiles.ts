import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PORTAL_BASE } from '#contract/calls.ts';
import { answerRefusal } from './errorAnswer.ts';
import { pagePolicy, policyHeaders, type PageSettings } from './securityHeaders.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { refuse } from '../refusal.ts';
import { tokensOf } from './session.ts';

const NONCE_MARK = /__CSP_NONCE__/gu;
/** Marks the page of a request without any token: a call for the user would be answered 401. */
const SIGNED_OUT_MARK = '__SIGNED_OUT__';
const BUILD_MARK = '__APP_BUILD__';
/** Where the page reads the settings of the installation. */
const SETTING_MARKS: Record<string, (settings: PageSettings) => string> = {
  __EMBED_ORIGINS__: ({ embedOrigins }) => embedOrigins.join(' '),
  __SETTLEMENT_URL__: ({ settlementUrl }) => settlementUrl ?? '',
  __OFFERED_LANGUAGES__: ({ locales }) => locales.join(' '),
  __EIN_PREFIXES__: ({ einPrefixes }) => [...einPrefixes].join(' '),
  __LOGIN_URL__: ({ loginUrl }) => loginUrl ?? '',
  __INTRO_VIDEO_URL__: ({ introVideoUrl }) => introVideoUrl ?? '',
};

/**
 * Serves the built app at `/`: files as they are (compressed twins first), any other page address as the page itself.
 * @param folder result of the build; without it every page answers 503
 * @param beforePage runs before each page is sent; it may answer the request instead
 */
export async function serveApp(
  app: FastifyInstance,
  folder: string,
  settings: PageSettings,
  beforePage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Promise<void> {
  const indexFile = join(folder, 'index.html');
  if (existsSync(indexFile)) await serveFiles(app, folder);
  const page = existsSync(indexFile)
    ? fillSettings(readFileSync(indexFile, 'utf8'), settings).replaceAll(BUILD_MARK, app.appBuild)
    : null;
  const serviceOrigins = serviceOriginsOf(page ?? '');
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('The app is not built: npm run build\n');
    await beforePage(request, reply);
    if (reply.sent) return reply;
    // Browsers prefer frame-ancestors; older ones support only this header, which cannot name a host.
    if (settings.embedOrigins.length > 0) reply.removeHeader('x-frame-options');
    const nonce = randomBytes(16).toString('base64');
    const isSignedOut = tokensOf(request).length === 0;
    const filled = page.replace(NONCE_MARK, nonce).replace(SIGNED_OUT_MARK, isSignedOut ? 'yes' : '');
    return reply
      .headers(policyHeaders(pagePolicy(nonce, settings, serviceOrigins), request.protocol === 'https'))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : filled);
  };
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return answerRefusal(refuse('notFound'), request, reply);
  });
}

/** Neither the page, which gets its settings, nor compressed twins, nor source maps, which contain the whole source. */
const HIDDEN = ['index.html', '*.br', '*.gz', '*.map'];

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['assets/**', ...HIDDEN.map((name) => `**/${name}`)],
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  const assets = join(folder, 'assets');
  if (existsSync(assets)) await app.register((scope) => serveAssets(scope, assets));
}

/**
 * Serves the built files, whose names carry a hash of their content, by one route: a route for each of them takes a tenth
 * of the start, and a wildcard route of the library reads the whole folder for each request.
 */
async function serveAssets(scope: FastifyInstance, root: string): Promise<void> {
  const names = new Set(readdirSync(root).filter((name) => !/\.(?:br|gz|map)$/u.test(name)));
  await scope.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  scope.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: ({ params: { name } }, reply) => (names.has(name) ? reply.sendFile(name) : reply.callNotFound()),
  });
}

const fillSettings = (page: string, settings: PageSettings): string =>
  page.replaceAll(/__[A-Z_]+_(?:URL|ORIGINS|LANGUAGES|PREFIXES)__/gu, (mark) =>
    escapeHtml(SETTING_MARKS[mark]?.(settings) ?? mark),
  );

/** [C01] The origins that the build named: bases of services are settings of the build, not of the portal. */
function serviceOriginsOf(page: string): string[] {
  const named = /<meta name="service-origins" content="([^"]*)"/u.exec(page)?.[1] ?? '';
  return named.split(' ').filter((origin) => /^https?:\/\/[\w.:[\]-]+$/u.test(origin));
}

/** Whether an address belongs to the app: neither a call of the portal nor a file. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPortal = path === PORTAL_BASE || path.startsWith(`${PORTAL_BASE}/`);
  // Ids of the support desk contain dots.
  return isRead && !isPortal && (path.startsWith('/support/') || !/\.[a-z0-9]+$/iu.test(path));
}
