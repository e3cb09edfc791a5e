/**
 * The gate in front of the user group routes: it authenticates the caller, limits the rate and requires
 * JSON. No part of a body is read before the request has passed the gate.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { networkOf } from '../../core/address/reader-network.ts';
import { ApiError, rateLimited } from './api-error.ts';
import type { TokenHolder, FindCaller } from './api-token.ts';
import { requireJson } from './json-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The authenticated caller, or the error that authentication ended with. Null outside the user group
     * routes.
     */
    caller: TokenHolder | ApiError | null;
  }
}

export interface AccessOptions {
  readonly findCaller: FindCaller;
  /** Requests per minute and API token; 0 means no limit. */
  readonly rateLimit: number;
}

/** Returns the hooks of a user group route, in the order in which they run. */
export async function createGate(
  app: FastifyInstance,
  options: AccessOptions,
): Promise<readonly onRequestAsyncHookHandler[]> {
  app.decorateRequest('caller', null);
  const identify = (request: FastifyRequest): Promise<void> => {
    request.caller = options.findCaller(request.headers.authorization);
    return Promise.resolve();
  };
  const limit = options.rateLimit > 0 ? [await createLimit(app, options.rateLimit)] : [];
  return [identify, ...limit, requireCaller, requireJson];
}

/** Returns the environment of a request that has passed the gate. */
export function toEnvironment(request: FastifyRequest): string {
  const { caller } = request;
  if (caller === null || caller instanceof ApiError) {
    throw new Error('A user group route was registered without its gate.');
  }
  return caller.environment;
}

/**
 * How many callers are counted at the same time. Beyond that, the oldest are forgotten, which
 * unauthenticated clients could provoke.
 */
const maxCounted = 100_000;

/**
 * Counts requests before the token is rejected, so that guessing tokens is limited as well. Requests
 * without a valid token are counted per address.
 */
async function createLimit(
  app: FastifyInstance,
  perMinute: number,
): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: '1 minute',
    cache: maxCounted,
    enableDraftSpec: true,
    errorResponseBuilder: rateLimited,
    keyGenerator: ({ caller, ip }) =>
      caller === null || caller instanceof ApiError
        ? `address ${networkOf(ip)}`
        : `token ${caller.tokenName}`,
  });
  return app.rateLimit();
}

function requireCaller(request: FastifyRequest): Promise<void> {
  return request.caller instanceof ApiError ? Promise.reject(request.caller) : Promise.resolve();
}
