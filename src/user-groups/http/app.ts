/** The HTTP application: Fastify with its defaults corrected, hooks in order, routes at the end. */
import cors from '@fastify/cors';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { limits } from '../domain/limits.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../storage/store.ts';
import { createGate } from './access.ts';
import { createFindCaller } from './api-token.ts';
import { addErrorReplies, refuseConnection, sendFrameworkError } from './error-replies.ts';
import { createGroups } from './groups.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addJsonBody } from './json-body.ts';
import { addRequestLog, createRequestId, logController, toLoggerOptions } from './request-log.ts';
import type { LogSink } from './request-log.ts';
import { addResponseHeaders } from './response-headers.ts';
import { addUserRoutes } from './user-routes.ts';

/** Milliseconds within which a request must arrive completely. */
const requestTimeout = 30_000;

export interface AppOptions {
  readonly settings: Settings;
  readonly store: Store;
  readonly log?: LogSink | undefined;
}

/** Builds an application that is ready to listen. Closing it does not close the store. */
export async function buildApp({ settings, store, log }: AppOptions): Promise<FastifyInstance> {
  const app = createFastify(settings, log);
  addResponseHeaders(app);
  addRequestLog(app);
  addJsonBody(app);
  if (settings.corsOrigins.length > 0) await addCors(app, settings.corsOrigins);
  addErrorReplies(app);
  addDraining(app);
  addHealthRoutes(app, store);
  const findCaller = createFindCaller(settings.environments);
  const gate = await createGate(app, { findCaller, rateLimit: settings.rateLimit });
  addUserRoutes(app, { groups: createGroups(store), gate });
  await app.ready();
  return app;
}

function createFastify(settings: Settings, log: LogSink | undefined): FastifyInstance {
  return fastify({
    logger: toLoggerOptions(settings.logLevel, log),
    logController,
    genReqId: createRequestId,
    bodyLimit: limits.bodyBytes,
    requestTimeout,
    http: { requireHostHeader: false },
    // HEAD must not get or create a group, so it is answered with 405.
    exposeHeadRoutes: false,
    // While the service closes, requests on open connections are still answered.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: refuseConnection,
  });
}

/**
 * Closes connections as they answer during shutdown. Without this, closing waits until the last client
 * gives up its keep-alive connection.
 */
function addDraining(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}

async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'PUT', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Request-Id'],
    exposedHeaders: [
      'X-Request-Id',
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ],
    maxAge: 600,
    // A bare OPTIONS is answered like a preflight instead of with the library's own text.
    strictPreflight: false,
  });
}
