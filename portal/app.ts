import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { PORTAL_BASE } from '#contract/calls.ts';
import { implement } from './implement.ts';
import { requireAllowedHost } from './plugins/allowedHosts.ts';
import { serveApp } from './plugins/appFiles.ts';
import { answerErrors, answerRefusal } from './plugins/errorAnswer.ts';
import { readBodies } from './plugins/bodies.ts';
import { limitBodies } from './plugins/bodyDeadline.ts';
import { closeWhenAnswered } from './plugins/closing.ts';
import { countPendingRequests } from './plugins/countPendingRequests.ts';
import { localeOf, readLocale } from './plugins/locale.ts';
import { answerExpectations, answerParserError } from './plugins/parserErrors.ts';
import { limitRates, refuseOverLimit } from './plugins/rateLimit.ts';
import { logRequests } from './plugins/requestLog.ts';
import { securityHeaders, setSecurityHeaders } from './plugins/securityHeaders.ts';
import { confirmSessionId, readSession } from './plugins/session.ts';
import { shareConnections } from './plugins/shareConnections.ts';
import { UPLOAD_LONGEST } from './plugins/uploads.ts';
import { guardWrites } from './plugins/xsrf.ts';
import type { PlaceLimits } from './fairness/fairPlaces.ts';
import type { Portal } from './portal.ts';
import { refuse } from './refusal.ts';
import { portalHandlers } from './routes/handlers.ts';
import { registerHealth } from './routes/health.ts';
import { refuseNotBuilt } from './routes/notBuilt.ts';
import { SecurityLog, securitySink, type SecuritySink } from './securityLog.ts';
import { portalSecret } from './store/secrets.ts';
import { trustOf } from './trustProxy.ts';

export interface AppOptions {
  /** Folder of the built app. */
  appFolder: string;
  /** Where security events are written; the portal's log without it. */
  security?: SecuritySink;
  /** Calls of one enterprise at once; `CALL_LIMITS` without it. */
  callLimits?: PlaceLimits;
  /** Milliseconds in which a body arrives that is no upload; `BODY_TIMEOUT` without it. */
  bodyTimeout?: number | undefined;
}

/** Milliseconds in which the headers of a request arrive. */
const HEADERS_TIMEOUT = 60_000;

/** The whole portal without a socket: `app.inject` answers as the real one does. The database is migrated already. */
export async function buildApp(
  portal: Portal,
  { appFolder, security, callLimits, bodyTimeout }: AppOptions,
): Promise<FastifyInstance> {
  const secret = await portalSecret(portal.db, 'xsrf');
  const app = Fastify({
    loggerInstance: portal.log,
    logController: new LogController({ disableRequestLogging: true }),
    // These proxies may say who called, under which host and whether it was over https.
    trustProxy: trustOf(portal.config.trustProxy),
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    // The longest that any request may take; `limitBodies` limits all but uploads to a minute.
    requestTimeout: UPLOAD_LONGEST,
    http: { headersTimeout: HEADERS_TIMEOUT },
    // A key of 255 characters, each written as three signs.
    routerOptions: { maxParamLength: 800 },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, portal.config),
    // An address that cannot be read is one that does not exist; no hook has seen the request.
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
  app.addHook('onClose', async () => app.security.close());
  closeWhenAnswered(app);
  limitBodies(app, portal.config, bodyTimeout);
  answerExpectations(app, portal.config);
  answerErrors(app, portal.config);
  readLocale(app);
  setSecurityHeaders(app, portal.config);
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
      readSession(scope, portal);
      guardWrites(scope, secret, portal.config);
      shareConnections(scope);
      await limitRates(scope, over);
      implement(scope, portal, portalHandlers(portal), callLimits);
      refuseNotBuilt(scope);
      scope.setNotFoundHandler((request, reply) => answerRefusal(refuse('notFound'), request, reply));
    },
    { prefix: PORTAL_BASE },
  );
  await serveApp(app, appFolder, (request, reply) => confirmSessionId(portal, request, reply));
  await app.ready();
  return app;
}
