/** What every answer carries, errors included. */
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
    // Answers hold tokens, and GET would let a cache keep them under one URL for every group.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
