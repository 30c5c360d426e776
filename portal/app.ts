import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { PORTAL_BASE } from '#contract/calls.ts';
import { appBuild } from './appBuild.ts';
import { implement, type CallLimits } from './implement.ts';
import { workAfterAnswers } from './plugins/afterAnswer.ts';
import { requireAllowedHost } from './plugins/allowedHosts.ts';
import { serveApp } from './plugins/appFiles.ts';
import { answerErrors, answerRefusal } from './plugins/errorAnswer.ts';
import { readBodies } from './plugins/bodies.ts';
import { limitBodies } from './plugins/bodyDeadline.ts';
import { closeWhenAnswered, refuseWhileClosing } from './plugins/closing.ts';
import { countPendingRequests } from './plugins/countPendingRequests.ts';
import { localeOf, readLocale } from './plugins/locale.ts';
import { answerExpectations, answerParserError } from './plugins/parserErrors.ts';
import { limitRates, refuseOverLimit } from './plugins/rateLimit.ts';
import { logRequests } from './plugins/requestLog.ts';
import { securityHeaders, setSecurityHeaders } from './plugins/securityHeaders.ts';
import { serveStorybook } from './plugins/storybookFiles.ts';
import { confirmSessionId, readSession } from './plugins/session.ts';
import { openExternalPage } from './plugins/externalPages.ts';
import { exchangeToken } from './plugins/queryToken.ts';
import { shareConnections } from './plugins/shareConnections.ts';
import { UPLOAD_LONGEST } from './plugins/uploads.ts';
import { guardWrites } from './plugins/xsrf.ts';
import type { Portal } from './portal.ts';
import { refuse } from './refusal.ts';
import { servePolicyReports } from './policyReports/servePolicyReports.ts';
import { traceRequests } from './requestContext.ts';
import { portalHandlers } from './routes/handlers.ts';
import { registerPaymentPages } from './routes/paymentPages.ts';
import { registerPushPages } from './routes/pushPages.ts';
import { registerHealth } from './routes/health.ts';
import { refuseNotBuilt } from './routes/notBuilt.ts';
import { SecurityLog, securitySink, type SecuritySink } from './securityLog.ts';
import { portalSecret } from './store/secrets.ts';
import { trustOf } from './trustProxy.ts';

interface AppOptions {
  appFolder: string;
  /** Folder of the built stories; served in the practice setting only. */
  storybookFolder?: string;
  /** Log of security events; by default the portal's log. */
  security?: SecuritySink;
  /** Concurrent calls of one enterprise; `CALL_LIMITS` by default. */
  callLimits?: CallLimits;
  /** Milliseconds for a body other than an upload; `BODY_TIMEOUT` by default. */
  bodyTimeout?: number | undefined;
}

/** Milliseconds for the headers of a request. */
const HEADERS_TIMEOUT = 60_000;
/** Bytes of the headers of a request with its address, which may name `LIMITS.idsPerCall` filings of 39 bytes each. */
const MAX_HEADER_SIZE = 64 * 1024;
/** Milliseconds for registering all calls at start. */
const START_TIMEOUT = 120_000;

/** Builds the whole portal without a socket, on a migrated database; tests use `app.inject`. */
export async function buildApp(
  portal: Portal,
  { appFolder, storybookFolder, security, callLimits, bodyTimeout }: AppOptions,
): Promise<FastifyInstance> {
  const secret = await portalSecret(portal.db, 'xsrf');
  const app = Fastify({
    loggerInstance: portal.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Proxies whose forwarded address, host and protocol are trusted.
    trustProxy: trustOf(portal.config.trustProxy),
    exposeHeadRoutes: false,
    // A busy machine takes longer than the default of 10 s to register all calls.
    pluginTimeout: START_TIMEOUT,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    // The slowest upload; `limitBodies` limits all other requests to a minute.
    requestTimeout: UPLOAD_LONGEST,
    http: { headersTimeout: HEADERS_TIMEOUT, maxHeaderSize: MAX_HEADER_SIZE },
    // A key of 255 characters, each percent-encoded.
    routerOptions: { maxParamLength: 800 },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, portal.config),
    // An unreadable address answers 404; no hook has seen the request.
    frameworkErrors: (_error, request, reply) => {
      request.locale = localeOf(request);
      reply.headers({
        ...securityHeaders(portal.config.hsts, request.protocol === 'https'),
        'cache-control': 'no-store',
      });
      void answerRefusal(refuse('notFound'), request, reply);
    },
  });
  app.decorate('security', new SecurityLog(security ?? securitySink(portal.log, portal.config.logLevel)));
  app.decorate('appBuild', appBuild(appFolder));
  app.addHook('onClose', async () => app.security.close());
  closeWhenAnswered(app);
  workAfterAnswers(app);
  limitBodies(app, portal.config, bodyTimeout);
  answerExpectations(app, portal.config);
  answerErrors(app, portal.config);
  readLocale(app);
  setSecurityHeaders(app, portal.config);
  refuseWhileClosing(app);
  requireAllowedHost(app, portal.config);
  await app.register(cookie);
  await app.register(
    async (scope) => {
      const over = refuseOverLimit(scope);
      countPendingRequests(scope);
      readBodies(scope);
      logRequests(scope);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      registerHealth(scope, portal);
      // Its library is loaded only when metrics are enabled.
      const { metricsToken } = portal.config;
      if (metricsToken) (await import('./metrics/metrics.ts')).serveMetrics(scope, portal, metricsToken);
      readSession(scope, portal);
      guardWrites(scope, secret, portal.config);
      shareConnections(scope);
      await limitRates(scope, over, portal.config.portals);
      traceRequests(scope);
      implement(scope, portal, portalHandlers(portal), callLimits);
      await scope.register((pages) => registerPushPages(pages, portal));
      await scope.register((pages) => registerPaymentPages(pages, portal));
      refuseNotBuilt(scope);
      scope.setNotFoundHandler((request, reply) => answerRefusal(refuse('notFound'), request, reply));
    },
    { prefix: PORTAL_BASE },
  );
  await app.register((scope) => servePolicyReports(scope, portal), { prefix: PORTAL_BASE });
  if (storybookFolder) await serveStorybook(app, portal.config, storybookFolder);
  await serveApp(app, appFolder, portal.config, async (request, reply) => {
    await exchangeToken(portal, request, reply);
    if (!reply.sent) await openExternalPage(portal, request, reply);
    if (!reply.sent) await confirmSessionId(portal, request, reply);
  });
  await app.ready();
  return app;
}
