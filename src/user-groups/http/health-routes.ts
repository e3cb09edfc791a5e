/** For the machines that run the service: is it alive, and can it work. No token is needed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Store, UnavailableError } from '../storage/store.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function addHealthRoutes(app: FastifyInstance, store: Store): void {
  const addRoute = (path: string, answer: Answer): void => {
    // As a hook, the answer is given before a body, which nobody should send, is read or refused.
    // Health is asked every few seconds: only failures are worth a line in the log.
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
