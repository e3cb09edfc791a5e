/** Headers that every response carries, errors included. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addCommonHeaders(request, reply);
    done();
  });
}

export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': request.id,
    // Responses contain tokens, and the URL of GET is the same for every group: a cache would mix them up.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
