/**
 * Health checks for orchestrators and load balancers: whether the process runs, and whether it can work.
 * They require no token.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Store, UnavailableError } from '../storage/store.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function addHealthRoutes(app: FastifyInstance, store: Store): void {
  const addRoute = (path: string, answer: Answer): void => {
    // As a hook, the answer is sent before a body, which health checks should not have, is read or refused.
    // Health checks come every few seconds, so only failures are worth a log line.
    app.get(path, { onRequest: answer, logLevel: 'warn' }, answer);
  };

  addRoute('/healthz', async (_request, reply) => reply.send({ success: 1 }));

  addRoute('/readyz', async (_request, reply) => {
    try {
      await store.ping();
    } catch (cause) {
      throw cause instanceof UnavailableError ? cause : new UnavailableError({ cause });
    }
    return reply.send({ success: 1 });
  });
}
